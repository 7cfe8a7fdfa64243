cp a.mlir both; $M opt both -o both
same both want
