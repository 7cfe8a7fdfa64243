# Files that use LLVM's dialect `test` get its rows; for others it stays unknown.
cd "$T"
cat >custom.mlir <<'M'
%0 = "test.unknown"() : () -> i32
test.format_attr_op 10
test.graph_region {
  "test.inner"() {a = #test.attr_params<1, 2>} : () -> !test.i32
}
M
sed 's/test.format_attr_op 10/"test.other"() : () -> ()/' custom.mlir | head -2 >generic.mlir
mlirkit opt generic.mlir
mlirkit opt custom.mlir >a.mlir; cat a.mlir
mlirkit parse custom.mlir -o a.mlirbc && mlirkit print a.mlirbc | cmp - a.mlir
mlirkit opt a.mlirbc --emit-bytecode -o b.mlirbc && mlirkit print b.mlirbc | cmp - a.mlir
mlirkit dump b.mlirbc | grep 'version of test'
# Its operations in generic syntax have their rows, too: properties are properties in each form.
printf '%%a = "test.op"() {attr} : () -> i32\n%%b = "test.op_a"(%%a) {attr = 3 : i32, x} : (i32) -> i32\n' >op.mlir
mlirkit opt op.mlir --mlir-print-op-generic | grep test
mlirkit opt op.mlir --emit-bytecode -o op.mlirbc && mlirkit opt op.mlirbc --mlir-print-op-generic | grep test
mlirkit fingerprint op.mlir op.mlirbc | cut -d' ' -f1 | uniq | wc -l
