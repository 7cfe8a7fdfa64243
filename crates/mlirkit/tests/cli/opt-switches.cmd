# What LLVM's switches are set to, where clap reads the command line and where nothing but files and switches is on it.
for value in 0 false FALSE False 1 true TRUE True ""; do
    for verify in "" --verify-each=$value; do
        mlirkit opt inputs/small.mlir --mlir-print-op-generic=$value $verify | head -1
    done
done
# The last one counts.
mlirkit opt inputs/small.mlir --mlir-print-op-generic --mlir-print-op-generic=0 | head -1
mlirkit opt inputs/small.mlir --mlir-print-op-generic=0 --verify-each=0 -mlir-print-op-generic | head -1
mlirkit opt inputs/small.mlir -o "$T/a" --verify-each -o "$T/b" && ls "$T"
# What is no value, with one dash or two; and a second input.
for flag in --mlir-print-op-generic=yes -emit-bytecode=tRUE --verify-each=none --mlir-print-ir-after-all=2 --mlir-timing=on; do
    mlirkit opt inputs/small.mlir $flag || echo "exit code $?"
done
mlirkit opt inputs/small.mlir inputs/small.mlir --verify-each || echo "exit code $?"
mlirkit opt inputs/small.mlir inputs/small.mlir || echo "exit code $?"
mlirkit opt inputs/small.mlir --snapshot=1 || echo "exit code $?"
mlirkit opt inputs/small.mlir --snapshot=0 --release=23 | head -1
# The same of translate, and of colours.
echo '%0 = stablehlo.constant dense<1> : tensor<i32>' >"$T/in.mlir"
mlirkit translate --serialize --target=current --strip-debuginfo=1 "$T/in.mlir" -o "$T/out.mlirbc"
mlirkit translate --deserialize --mlir-print-op-generic=1 --mlir-print-debuginfo=0 --mlir-print-debuginfo=True "$T/out.mlirbc"
mlirkit translate --deserialize --mlir-print-op-generic=0 --print-stablehlo-version=FALSE "$T/out.mlirbc"
mlirkit translate --deserialize --mlir-print-op-generic=no "$T/out.mlirbc" || echo "exit code $?"
for colour in 0 1 False; do
    echo x | mlirkit opt --color=$colour
done
