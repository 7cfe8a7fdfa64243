mlirkit opt --show-dialects --dialects=arith,func
mlirkit opt inputs/small.mlir --dialects=arith,func
