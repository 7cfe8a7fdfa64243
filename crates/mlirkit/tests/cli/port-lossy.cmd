# --lossy drops properties, attributes and operands that the target lacks, and names each. It never drops operations.
cd "$T"
cat >22.mlir <<'M'
func.func @f(%m: memref<8xf32>, %i: index, %a: f32) {
  %0 = memref.load %m[%i] {alignment = 16 : i64, kept} : memref<8xf32>
  memref.store %0, %m[%i] {alignment = 8 : i64} : memref<8xf32>
  return
}
M
mlirkit port 22.mlir --to 19 2>/dev/null
mlirkit port 22.mlir --to 19 --lossy
mlirkit port 22.mlir --to 19 --lossy --explain
mlirkit port 22.mlir --to 19 --lossy -o 19.mlir 2>/dev/null && mlirkit port 19.mlir --from 19 --to 22 | grep -c alignment
echo 'func.func @g(%a: f64) -> f32 { %0 = arith.convertf %a : f64 to f32 return %0 : f32 }' >24.mlir
mlirkit port 24.mlir --from 24 --to 22 --lossy
