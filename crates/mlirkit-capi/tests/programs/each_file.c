// Opens each named file and its bytecode, and calls every function on them. Files may be invalid; a memory checker runs this program.
// Lines `// -----` separate the inputs of a file, as in LLVM's tests.
#include <mlirkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long opened, refused, diagnostics, named;

static void told(const mlirkit_diagnostic *one, void *user) {
  (void)user;
  diagnostics += strlen(one->message) > 0 && (one->rendered == NULL || strlen(one->rendered) > 0);
}

typedef mlirkit_status (*describe)(const mlirkit_context *, const char *, const uint8_t *, size_t, mlirkit_buffer **);

// Frees the result of a call, unless the call failed.
static void drop(mlirkit_status status, mlirkit_buffer *made) {
  named += strlen(mlirkit_status_name(status));
  if (status == MLIRKIT_OK)
    mlirkit_buffer_free(made);
}

// Calls every function that reads an operation.
static void ask_operation(mlirkit_module *module, mlirkit_op op) {
  mlirkit_buffer *made = NULL;
  mlirkit_value value;
  mlirkit_block block;
  mlirkit_op symbol;
  drop(mlirkit_op_name(module, op, &made), made);
  for (size_t index = 0; mlirkit_op_operand(module, op, index, &value) == MLIRKIT_OK; index++)
    drop(mlirkit_value_type(module, value, &made), made);
  for (size_t index = 0; mlirkit_op_result(module, op, index, &value) == MLIRKIT_OK; index++)
    drop(mlirkit_value_type(module, value, &made), made);
  for (size_t region = 0; mlirkit_op_block(module, op, region, 0, &block) == MLIRKIT_OK; region++)
    for (size_t index = 0; mlirkit_block_argument(module, block, index, &value) == MLIRKIT_OK; index++)
      drop(mlirkit_value_type(module, value, &made), made);
  if (mlirkit_op_attribute(module, op, "sym_name", &made) == MLIRKIT_OK) {
    // The attribute is a quoted string. Most symbols have no escapes in their names.
    char name[64] = {0};
    size_t length = mlirkit_buffer_size(made);
    if (length >= 2 && length - 2 < sizeof name) {
      memcpy(name, mlirkit_buffer_data(made) + 1, length - 2);
      mlirkit_module_symbol(module, name, &symbol);
      mlirkit_layout layout;
      mlirkit_module_layout_of(module, name, "vector<4xi32>", &layout);
    }
    mlirkit_buffer_free(made);
  }
}

// Reads and replaces every resource.
static void ask_resources(mlirkit_module *module) {
  size_t count = 0;
  mlirkit_buffer *key, *data;
  mlirkit_module_resource_count(module, &count);
  for (size_t index = 0; index < count; index++) {
    if (mlirkit_module_resource_key(module, index, &key) != MLIRKIT_OK)
      continue;
    const char *name = (const char *)mlirkit_buffer_data(key);
    if (mlirkit_module_resource(module, name, &data) == MLIRKIT_OK) {
      mlirkit_module_set_resource(module, name, mlirkit_buffer_data(data), mlirkit_buffer_size(data), 16);
      mlirkit_buffer_free(data);
    }
    mlirkit_buffer_free(key);
  }
}

// Writes a module as an artifact, reads it again and converts it to other versions.
static void ask_artifact(mlirkit_context *context, mlirkit_module *module) {
  mlirkit_buffer *artifact, *made = NULL, *oldest;
  mlirkit_module *again;
  if (mlirkit_stablehlo_serialize(module, NULL, MLIRKIT_SERIALIZE_KEEP_OTHERS, &artifact) != MLIRKIT_OK)
    return;
  const uint8_t *data = mlirkit_buffer_data(artifact);
  size_t size = mlirkit_buffer_size(artifact);
  drop(mlirkit_stablehlo_artifact_version(data, size, &made), made);
  drop(mlirkit_stablehlo_explain("artifact", data, size, "1.0.0", &made), made);
  drop(mlirkit_stablehlo_upgrade(data, size, NULL, &made), made);
  if (mlirkit_stablehlo_version(MLIRKIT_OLDEST, &oldest) == MLIRKIT_OK) {
    drop(mlirkit_stablehlo_downgrade(data, size, (const char *)mlirkit_buffer_data(oldest), &made), made);
    mlirkit_buffer_free(oldest);
  }
  if (mlirkit_stablehlo_deserialize(context, data, size, &again) == MLIRKIT_OK)
    mlirkit_module_free(again);
  mlirkit_buffer_free(artifact);
}

// Ports a module to an older release.
static void ask_port(mlirkit_module *module) {
  mlirkit_context_options options = {sizeof options, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED};
  options.release = "llvm-19";
  mlirkit_context *old;
  mlirkit_module *ported;
  mlirkit_buffer *findings = NULL;
  if (mlirkit_context_create(&options, &old) != MLIRKIT_OK)
    return;
  if (mlirkit_module_port(module, old, &findings, &ported) == MLIRKIT_OK)
    mlirkit_module_free(ported);
  mlirkit_buffer_free(findings);
  mlirkit_context_free(old);
}

// Changes a module with every function that does so.
static void change(mlirkit_module *module) {
  static const char text[] = "func.func private @appended(i32)\n";
  mlirkit_op op, added;
  mlirkit_block block;
  const char *types[] = {"i32", "memref<?xf32>"};
  mlirkit_module_append(module, (const uint8_t *)text, sizeof text - 1);
  mlirkit_op_options options = {sizeof options};
  mlirkit_attribute attributes[] = {{"value", "tensor<2xi16>", (const uint8_t *)"\1\0\2\0", 4}};
  options.name = "arith.constant";
  options.attributes = attributes;
  options.attribute_count = 1;
  options.place = MLIRKIT_AT_START;
  if (mlirkit_op_build(module, &options, &added) == MLIRKIT_OK) {
    mlirkit_op_set_attribute(module, added, "note", "[1 : i32, \"a\"]");
    mlirkit_op_set_attribute(module, added, "note", NULL);
    mlirkit_op_erase(module, added);
  }
  if (mlirkit_module_root(module, &op) == MLIRKIT_OK && mlirkit_op_next(module, op, &op) == MLIRKIT_OK) {
    mlirkit_op_add_block(module, op, 0, types, 2, &block);
    mlirkit_op_erase(module, op);
  }
  mlirkit_module_edit(module, "op(\"arith.*\") | set(\"note\", 1 : i32)");
  mlirkit_module_strip(module, 31, "note");
}

// Opens one input and calls every function on it. Returns its bytecode, or null.
static mlirkit_buffer *part(const char *name, const uint8_t *data, size_t size, uint32_t flags) {
  static const describe descriptions[] = {mlirkit_info, mlirkit_size, mlirkit_validate};
  mlirkit_context_options options = {sizeof options, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED};
  options.followed = data;
  options.followed_size = size;
  mlirkit_open_options how = {sizeof how, flags};
  mlirkit_context *context;
  mlirkit_module *module = NULL, *again = NULL;
  mlirkit_buffer *text = NULL, *bytecode = NULL, *made = NULL;
  if (mlirkit_context_create(&options, &context))
    return NULL;
  mlirkit_context_on_diagnostic(context, told, NULL);
  for (size_t at = 0; at < sizeof descriptions / sizeof *descriptions; at++)
    drop(descriptions[at](context, name, data, size, &made), made);
  drop(mlirkit_stablehlo_explain(name, data, size, NULL, &made), made);
  if (mlirkit_module_open(context, name, data, size, &how, &module) == MLIRKIT_OK) {
    opened += 1;
    mlirkit_module_verify(module);
    mlirkit_print_options generic = {sizeof generic, MLIRKIT_PRINT_GENERIC | MLIRKIT_PRINT_LOCATIONS, 4, 8, 0};
    drop(mlirkit_module_print(module, &generic, &made), made);
    if (mlirkit_module_print(module, NULL, &text) == MLIRKIT_OK)
      mlirkit_module_open(context, "printed", mlirkit_buffer_data(text), mlirkit_buffer_size(text), NULL, &again);
    if (again)
      drop(mlirkit_module_diff(module, again, &made), made);
    mlirkit_module_write(module, NULL, &bytecode);
    mlirkit_write_options old = {sizeof old, 1, 0, "MLIR18.1.0"};
    drop(mlirkit_module_write(module, &old, &made), made);
    drop(mlirkit_module_fingerprint(module, &made), made);
    drop(mlirkit_module_query(module, "count by name", &made), made);
    drop(mlirkit_module_layouts(module, NULL, 0, &made), made);
    mlirkit_op op;
    for (mlirkit_status found = mlirkit_module_root(module, &op); found == MLIRKIT_OK;
         found = mlirkit_op_next(module, op, &op))
      ask_operation(module, op);
    ask_artifact(context, module);
    ask_port(module);
    ask_resources(module);
    mlirkit_module_free(again);
    again = NULL;
    if (mlirkit_module_clone(module, &again) == MLIRKIT_OK)
      change(again);
  } else {
    refused += strlen(mlirkit_last_error()) > 0;
  }
  // The modules outlive their context, and its diagnostics still arrive.
  mlirkit_context_free(context);
  mlirkit_buffer_free(text);
  if (module)
    mlirkit_module_verify(module);
  mlirkit_module_free(module);
  mlirkit_module_free(again);
  return bytecode;
}

// Opens one input, then its bytecode with functions loaded when they are needed.
static void both(const char *name, const uint8_t *data, size_t size) {
  mlirkit_buffer *bytecode = part(name, data, size, 0);
  if (bytecode == NULL)
    return;
  mlirkit_buffer *second =
      part(name, mlirkit_buffer_data(bytecode), mlirkit_buffer_size(bytecode), MLIRKIT_OPEN_LAZY | MLIRKIT_OPEN_VERIFY);
  mlirkit_buffer_free(second);
  mlirkit_buffer_free(bytecode);
}

// Opens a file by its path.
static void whole(const char *path) {
  mlirkit_context *context;
  mlirkit_module *module;
  mlirkit_layout layout;
  if (mlirkit_context_create(NULL, &context))
    return;
  if (mlirkit_module_open_file(context, path, NULL, &module) == MLIRKIT_OK)
    mlirkit_module_free(module);
  mlirkit_layout_of_llvm_string(context, "e-p:32:32-i64:64", "vector<3xi64>", &layout);
  if (mlirkit_module_create(context, &module) == MLIRKIT_OK)
    mlirkit_module_free(module);
  mlirkit_context_free(context);
}

int main(int count, char **arguments) {
  if (mlirkit_abi_version() != MLIRKIT_ABI_VERSION)
    return 2;
  printf("libmlirkit %s, panics %s\n", mlirkit_version(), mlirkit_catches_panics() ? "become errors" : "abort");
  for (int at = 1; at < count; at++) {
    whole(arguments[at]);
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
      both(arguments[at], (const uint8_t *)data, (size_t)size);
    } else {
      for (char *start = data, *end; start; start = end) {
        end = strstr(start, "\n// -----");
        both(arguments[at], (const uint8_t *)start, end ? (size_t)(end - start) : strlen(start));
        end = end ? end + 9 : NULL;
      }
    }
    free(data);
  }
  printf("%lu opened, %lu refused, %lu diagnostics\n", opened, refused, diagnostics);
  return 0;
}
