# Hexadecimal text of a constant of i1: eight bools in a byte up to LLVM 22, a byte for each since; one byte is a splat.
for hex in 01 02 0100 0302 0000; do
    echo "\"a.b\"() {v = dense<\"0x$hex\"> : tensor<2xi1>} : () -> ()" >"$T/in.mlir"
    for release in 22 23; do
        mlirkit opt --allow-unregistered-dialect --release=$release "$T/in.mlir" 2>&1 | grep -o -E 'dense<[^"]*>|error.*'
    done
done
echo '"a.b"() {v = dense<[true, false, false]> : tensor<3xi1>} : () -> ()' >"$T/in.mlir"
for release in 22 23; do
    mlirkit opt --allow-unregistered-dialect --release=$release --mlir-print-elementsattrs-with-hex-if-larger=2 "$T/in.mlir" | grep -o 'dense<.*>'
done
