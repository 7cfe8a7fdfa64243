// Converts StableHLO text to a portable artifact of an older version, and back. The argument is a file of StableHLO.
#include <mlirkit.h>
#include <stdio.h>

int main(int count, char **arguments) {
  const char *path = count > 1 ? arguments[1] : "mlp.stablehlo.mlir";
  mlirkit_context *context;
  mlirkit_module *module, *again;
  mlirkit_buffer *artifact, *version;
  if (mlirkit_context_create(NULL, &context) || mlirkit_module_open_file(context, path, NULL, &module) ||
      mlirkit_stablehlo_serialize(module, "1.9.0", 0, &artifact) ||
      mlirkit_stablehlo_deserialize(context, mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &again) ||
      mlirkit_stablehlo_artifact_version(mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &version)) {
    fprintf(stderr, "%s\n", mlirkit_last_error());
    return 1;
  }
  printf("read back from an artifact of StableHLO %s\n", (const char *)mlirkit_buffer_data(version));
  mlirkit_buffer_free(version);
  mlirkit_buffer_free(artifact);
  mlirkit_module_free(again);
  mlirkit_module_free(module);
  mlirkit_context_free(context);
  return 0;
}
