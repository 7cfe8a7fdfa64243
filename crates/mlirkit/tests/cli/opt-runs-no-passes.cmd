mlirkit opt --canonicalize inputs/small.mlir
mlirkit opt -cse inputs/small.mlir
mlirkit opt --verify-each=false --mlir-print-op-generic=false inputs/small.mlir > $T/out && echo accepted
mlirkit opt --mlir-print-ir-after-all --mlir-print-ir-before=cse --mlir-pass-statistics=false inputs/small.mlir 2>&1 >$T/out
