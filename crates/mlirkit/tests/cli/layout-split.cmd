# Each part of a file is reported; a broken part does not hide the others.
cd "$T"
cat >parts.mlir <<'M'
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func private @f(index)
}
// -----
func.func @g(%a: memref<4xf32>) { return }
// -----
func.func @broken( {
// -----
func.func @h(%a: i17) { return }
M
mlirkit layout parts.mlir --split-input-file --type index --type 'memref<4xf32>'
mlirkit layout parts.mlir --split-input-file --type index --json 2>/dev/null | grep -c '"op"'
mlirkit layout parts.mlir --split-input-file --to-llvm 2>/dev/null
