mlirkit opt no-such-file.mlir
