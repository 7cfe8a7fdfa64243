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
