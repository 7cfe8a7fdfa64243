mlirkit opt --canonicalize inputs/small.mlir
mlirkit opt -cse inputs/small.mlir
mlirkit opt --verify-each=false --mlir-print-op-generic=false inputs/small.mlir > $T/out && echo accepted
