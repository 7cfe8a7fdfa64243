mlirkit opt --no-such-flag inputs/small.mlir
