# Files in other formats are named in one line, with what to do, by every verb.
cd "$T"
printf 'BC\300\336' >a.bc
printf '\037\213\010\0' >a.mlir.gz
printf 'HloModule f, entry_computation_layout={()->f32[]}\n' >a.hlo
printf '\377\376m\0o\0' >a.txt
for verb in "opt" "opt --emit-bytecode" "opt --split-input-file" print parse "strip --all" fingerprint info dump size validate layout \
    "translate --serialize --target=current" "translate --deserialize" fmt "stablehlo explain" "stablehlo upgrade" \
    "resources list" "port --to=20" link; do
    mlirkit $verb a.bc >out 2>&1; echo "$verb: exit $?, $(wc -l <out) line: $(head -1 out)"
done
mlirkit query a.bc count
printf '\357\273\277module {}\n' >mark.mlir
printf '%%s = type { i32 }\n' >a.ll
printf 'MZ\170\0\1\0' >a.exe
printf '(lp0\nI1\na.' >a.pkl
mlirkit fmt a.hlo; mlirkit stablehlo explain a.hlo
for file in mark.mlir a.ll a.exe a.pkl; do mlirkit opt $file; done
for file in a.mlir.gz a.hlo a.txt; do mlirkit opt $file; mlirkit print $file; done
mlirkit diff a.bc a.bc; echo "exit $?"
mlirkit diff a.bc a.hlo; echo "exit $?"
# Control characters of a source line do not reach the terminal.
printf 'func.func @f() { \033[31mbad\007 \302\233 }\n' >control.mlir
printf '"a.b"() {x = \033} : () -> ()\n' >caret.mlir
mlirkit opt control.mlir
mlirkit opt caret.mlir
