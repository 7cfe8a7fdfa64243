# What is said around passes has no effect without them.
mlirkit opt inputs/small.mlir --mlir-print-ir-after-all --mlir-print-ir-before=cse --mlir-pass-statistics --verify-each=false --mlir-print-op-generic=false > $T/a
mlirkit opt inputs/small.mlir | cmp - $T/a && echo the same
mlirkit opt inputs/small.mlir --pass-pipeline='builtin.module(func.func(canonicalize{max-iterations=1}))'
mlirkit opt inputs/small.mlir --pass-pipeline='builtin.module(nosuch)'
