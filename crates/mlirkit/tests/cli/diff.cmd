sed "s/addf/mulf/; s/@helper/@aid/" inputs/strip.mlir > $T/new.mlir
mlirkit diff inputs/strip.mlir $T/new.mlir --color=always | sed "s/new.mlir.*/new.mlir/" | cat -v
mlirkit diff inputs/strip.mlir $T/new.mlir > $T/out; echo exit $?
mlirkit opt inputs/small.mlir --emit-bytecode -o $T/small.mlirbc
mlirkit diff inputs/small.mlir $T/small.mlirbc; echo exit $?
sed "s/0x04000000000080/0x04000000000081/; s/tt.note = 1/tt.note = 2/; /%1 = arith/i  %7 = arith.constant 1 : i8" inputs/strip.mlir | mlirkit diff inputs/strip.mlir - --json
mlirkit diff inputs/small.mlir inputs/syntax.mlir -q; echo exit $?
