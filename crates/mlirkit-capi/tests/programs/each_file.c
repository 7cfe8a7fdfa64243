// Opens each file that is named, and asks everything about it. Files may be wrong; the memory checkers watch. Files end at a line
// `// -----`, as those of LLVM's tests do.
#include <mlirkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long opened, refused, diagnostics;

static void told(const mlirkit_diagnostic *one, void *user) {
  (void)user;
  diagnostics += strlen(one->message) > 0 && (one->rendered == NULL || strlen(one->rendered) > 0);
}

static void part(const char *name, const uint8_t *data, size_t size) {
  mlirkit_context_options options = {sizeof options, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED};
  options.followed = data;
  options.followed_size = size;
  mlirkit_context *context;
  mlirkit_module *module = NULL, *again = NULL;
  mlirkit_buffer *text = NULL, *bytecode = NULL, *facts = NULL;
  if (mlirkit_context_create(&options, &context))
    return;
  mlirkit_context_on_diagnostic(context, told, NULL);
  if (mlirkit_module_open(context, name, data, size, NULL, &module) == MLIRKIT_OK) {
    opened += 1;
    mlirkit_module_verify(module);
    if (mlirkit_module_print(module, NULL, &text) == MLIRKIT_OK)
      mlirkit_module_open(context, "printed", mlirkit_buffer_data(text), mlirkit_buffer_size(text), NULL, &again);
    if (again && mlirkit_module_diff(module, again, &facts) == MLIRKIT_OK)
      mlirkit_buffer_free(facts);
    if (mlirkit_module_write(module, NULL, &bytecode) == MLIRKIT_OK &&
        mlirkit_size(NULL, name, mlirkit_buffer_data(bytecode), mlirkit_buffer_size(bytecode), &facts) == MLIRKIT_OK)
      mlirkit_buffer_free(facts);
    if (mlirkit_module_query(module, "count by name", &facts) == MLIRKIT_OK)
      mlirkit_buffer_free(facts);
    if (mlirkit_module_layouts(module, NULL, 0, &facts) == MLIRKIT_OK)
      mlirkit_buffer_free(facts);
    mlirkit_op op;
    for (mlirkit_status found = mlirkit_module_root(module, &op); found == MLIRKIT_OK;
         found = mlirkit_op_next(module, op, &op))
      if (mlirkit_op_name(module, op, &facts) == MLIRKIT_OK)
        mlirkit_buffer_free(facts);
    mlirkit_module_strip(module, 15, NULL);
  } else {
    refused += 1;
  }
  if (mlirkit_info(context, name, data, size, &facts) == MLIRKIT_OK)
    mlirkit_buffer_free(facts);
  mlirkit_buffer_free(text);
  mlirkit_buffer_free(bytecode);
  mlirkit_module_free(module);
  mlirkit_module_free(again);
  mlirkit_context_free(context);
}

int main(int count, char **arguments) {
  for (int at = 1; at < count; at++) {
    FILE *file = fopen(arguments[at], "rb");
    if (file == NULL || fseek(file, 0, SEEK_END))
      return 2;
    long size = ftell(file);
    rewind(file);
    char *data = malloc((size_t)size + 1);
    if (fread(data, 1, (size_t)size, file) != (size_t)size)
      return 2;
    data[size] = 0;
    fclose(file);
    if (size >= 4 && memcmp(data, "ML\xefR", 4) == 0) {
      part(arguments[at], (const uint8_t *)data, (size_t)size);
    } else {
      for (char *start = data, *end; start; start = end) {
        end = strstr(start, "\n// -----");
        part(arguments[at], (const uint8_t *)start, end ? (size_t)(end - start) : strlen(start));
        end = end ? end + 9 : NULL;
      }
    }
    free(data);
  }
  printf("%lu opened, %lu refused, %lu diagnostics\n", opened, refused, diagnostics);
  return 0;
}
