# An error after which upstream goes on: the module is written, and the exit code says that nothing was wrong.
echo 'module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>} {}' >"$T/in.mlir"
for flags in "" --emit-bytecode --mlir-print-op-on-diagnostic=0 --verify=structural --verify-diagnostics=only-expected; do
    mlirkit opt "$T/in.mlir" $flags -o "$T/out" && echo good && ls "$T"
    rm -f "$T/out"
done
echo 'module attributes {test.b = #dlti.dl_spec<>, test.a = #dlti.dl_spec<>} {}' >"$T/wrong.mlir"
mlirkit opt "$T/wrong.mlir" --verify-diagnostics || echo "exit code $?"
mlirkit validate "$T/in.mlir" && echo valid
mlirkit print "$T/in.mlir"
