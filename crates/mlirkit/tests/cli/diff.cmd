sed "s/addf/mulf/; s/@helper/@aid/" inputs/strip.mlir > $T/new.mlir
mlirkit diff inputs/strip.mlir $T/new.mlir --color=always | sed "s/new.mlir.*/new.mlir/" | cat -v
mlirkit diff inputs/strip.mlir $T/new.mlir > $T/out; echo exit $?
mlirkit opt inputs/small.mlir --emit-bytecode -o $T/small.mlirbc
mlirkit diff inputs/small.mlir $T/small.mlirbc; echo exit $?
sed "s/0x04000000000080/0x04000000000081/; s/tt.note = 1/tt.note = 2/; /%1 = arith/i  %7 = arith.constant 1 : i8" inputs/strip.mlir | mlirkit diff inputs/strip.mlir - --json
mlirkit diff inputs/small.mlir inputs/syntax.mlir -q; echo exit $?
# As git calls it: it demands exit code 0, and names a file that does not exist /dev/null.
mlirkit diff model.mlir inputs/strip.mlir 1111111 100644 $T/new.mlir 2222222 100644 > $T/out; echo exit $?; head -3 $T/out
mlirkit diff model.mlir /dev/null . . inputs/small.mlir 2222222 100644; echo exit $?
# A renamed file has two more arguments. After an error git must go on with the next file.
mlirkit diff model.mlir inputs/small.mlir 1111111 100644 inputs/small.mlir 1111111 100644 moved.mlir "rename to moved.mlir"; echo exit $?
mlirkit diff model.mlir inputs/small.mlir 1111111 100644 inputs/syntax.mlir 2222222 100644; echo exit $?
mlirkit diff a b c; echo exit $?
