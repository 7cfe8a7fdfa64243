# Files in other formats are named in one line, with what to do, by every verb.
cd "$T"
printf 'BC\300\336' >a.bc
printf '\037\213\010\0' >a.mlir.gz
printf 'HloModule f, entry_computation_layout={()->f32[]}\n' >a.hlo
printf '\377\376m\0o\0' >a.txt
for verb in "opt" "opt --emit-bytecode" "opt --split-input-file" print parse "strip --all" fingerprint info dump size validate layout \
    "translate --serialize --target=current" "translate --deserialize" "stablehlo explain" "stablehlo upgrade" \
    "resources list" "port --to=20" link; do
    mlirkit $verb a.bc >out 2>&1; echo "$verb: exit $?, $(wc -l <out) line: $(head -1 out)"
done
mlirkit query a.bc count
for file in a.mlir.gz a.hlo a.txt; do mlirkit opt $file; mlirkit print $file; done
mlirkit diff a.bc a.bc; echo "exit $?"
mlirkit diff a.bc a.hlo; echo "exit $?"
# Control characters of a source line do not reach the terminal.
printf 'func.func @f() { \033[31mbad\007 \302\233 }\n' >control.mlir
printf '"a.b"() {x = \033} : () -> ()\n' >caret.mlir
mlirkit opt control.mlir
mlirkit opt caret.mlir
