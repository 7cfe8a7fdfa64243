mlirkit print inputs/small.mlir | mlirkit parse - -f | mlirkit print - --generic
mlirkit print /dev/null
mlirkit print inputs/syntax.mlir
