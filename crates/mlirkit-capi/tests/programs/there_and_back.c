// Text to a portable artifact and back, a diagnostic, and a function built by operations.
#include <mlirkit.h>
#include <stdio.h>
#include <string.h>

static const char *text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                          "  %0 = stablehlo.tan %x : tensor<4xf32>\n"
                          "  return %0 : tensor<4xf32>\n"
                          "}\n";

static int check(mlirkit_status status) {
  if (status != MLIRKIT_OK)
    fprintf(stderr, "%s: %s\n", mlirkit_status_name(status), mlirkit_last_error());
  return status != MLIRKIT_OK;
}

static void show(mlirkit_buffer *buffer) {
  fwrite(mlirkit_buffer_data(buffer), 1, mlirkit_buffer_size(buffer), stdout);
  mlirkit_buffer_free(buffer);
}

static void told(const mlirkit_diagnostic *diagnostic, void *user) {
  *(int *)user += 1;
  printf("%s:%u:%u: %s\n", diagnostic->file, diagnostic->line, diagnostic->column, diagnostic->message);
}

// Builds `func @twice(i32) -> i32`.
static int build(mlirkit_context *context) {
  mlirkit_module *module;
  mlirkit_op function, sum, end;
  mlirkit_block body;
  mlirkit_value argument, result;
  mlirkit_buffer *printed;
  const char *i32[] = {"i32"};
  if (check(mlirkit_module_create(context, &module)))
    return 1;

  mlirkit_attribute attributes[] = {{"sym_name", "\"twice\"", NULL, 0}, {"function_type", "(i32) -> i32", NULL, 0}};
  mlirkit_region region = {i32, 1, 0};
  mlirkit_op_options options = {sizeof options};
  options.name = "func.func";
  options.attributes = attributes;
  options.attribute_count = 2;
  options.regions = &region;
  options.region_count = 1;
  if (check(mlirkit_op_build(module, &options, &function)) ||
      check(mlirkit_op_block(module, function, 0, 0, &body)) ||
      check(mlirkit_block_argument(module, body, 0, &argument)))
    return 1;

  mlirkit_value operands[] = {argument, argument};
  mlirkit_op_options add = {sizeof add};
  add.name = "arith.addi";
  add.block = body;
  add.operands = operands;
  add.operand_count = 2;
  if (check(mlirkit_op_build(module, &add, &sum)) || check(mlirkit_op_result(module, sum, 0, &result)))
    return 1;

  mlirkit_op_options stop = {sizeof stop};
  stop.name = "func.return";
  stop.block = body;
  stop.operands = &result;
  stop.operand_count = 1;
  if (check(mlirkit_op_build(module, &stop, &end)) || check(mlirkit_module_verify(module)) ||
      check(mlirkit_module_print(module, NULL, &printed)))
    return 1;
  show(printed);
  return check(mlirkit_module_free(module));
}

int main(void) {
  mlirkit_context *context;
  mlirkit_module *module, *again;
  mlirkit_buffer *artifact, *version, *printed, *before, *after;
  int diagnostics = 0;
  if (mlirkit_abi_version() < MLIRKIT_ABI_VERSION)
    return 2;
  if (check(mlirkit_context_create(NULL, &context)) ||
      check(mlirkit_context_on_diagnostic(context, told, &diagnostics)) ||
      check(mlirkit_module_open(context, "f.mlir", (const uint8_t *)text, strlen(text), NULL, &module)) ||
      check(mlirkit_stablehlo_serialize(module, "1.4.0", 0, &artifact)) ||
      check(mlirkit_stablehlo_artifact_version(mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &version)) ||
      check(mlirkit_stablehlo_deserialize(context, mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &again)) ||
      check(mlirkit_module_fingerprint(module, &before)) || check(mlirkit_module_fingerprint(again, &after)) ||
      check(mlirkit_module_print(again, NULL, &printed)))
    return 1;
  puts((const char *)mlirkit_buffer_data(version));
  show(printed);
  if (strcmp((const char *)mlirkit_buffer_data(before), (const char *)mlirkit_buffer_data(after)) != 0)
    return 3;

  mlirkit_module *wrong = NULL;
  mlirkit_status status = mlirkit_module_open(context, "wrong.mlir", (const uint8_t *)"func.func @f( {}", 16, NULL, &wrong);
  if (status != MLIRKIT_REFUSED || wrong != NULL || diagnostics != 1)
    return 4;
  if (build(context))
    return 1;

  mlirkit_buffer_free(artifact);
  mlirkit_buffer_free(version);
  mlirkit_buffer_free(before);
  mlirkit_buffer_free(after);
  mlirkit_context_free(context);
  mlirkit_module_free(again);
  if (mlirkit_module_free(module) != MLIRKIT_OK || mlirkit_module_free(module) != MLIRKIT_INVALID_HANDLE)
    return 5;
  return 0;
}
