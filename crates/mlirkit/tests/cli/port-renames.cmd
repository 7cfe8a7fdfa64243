# Renamed operations keep their operands and results in both directions; successors are used only where the operation is gone.
cd "$T"
cat >19.mlir <<'M'
func.func @buffers(%t: tensor<4xf32>) -> memref<4xf32> {
  %m = bufferization.to_memref %t : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @vectors(%v: vector<4xf32>, %f: f32, %i: index, %j: i32) -> f32 {
  %0 = vector.splat %f : vector<4xf32>
  %1 = vector.extractelement %v[%i : index] : vector<4xf32>
  %c = arith.constant 2 : i32
  %2 = vector.extractelement %v[%c : i32] : vector<4xf32>
  %3 = vector.insertelement %f, %v[%i : index] : vector<4xf32>
  return %1 : f32
}
func.func @packed(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %0 : tensor<2x2x4x4xf32>
}
M
for to in 20 21 22 24; do mlirkit port 19.mlir --from 19 --to $to | tee $to.mlir | grep -E 'bufferization|vector\.|pack'; done
mlirkit port 22.mlir --from 22 --to 19 | tee back.mlir | grep -E 'bufferization|vector\.|pack'
# The names that the successor's parts had before the succession are not those of the replaced operation.
printf 'func.func @f(%%v: vector<4xf32>, %%f: f32, %%i: index) {\n  %%0 = vector.insertelement %%f, %%v[%%i : index] : vector<4xf32>\n  return\n}\n' >16.mlir
for to in 21 22; do mlirkit port 16.mlir --from 16 --to $to | grep vector.insert; done
cat >unclear.mlir <<'M'
func.func @f(%v: vector<4xf32>, %j: i32) -> f32 {
  %0 = vector.extractelement %v[%j : i32] : vector<4xf32>
  return %0 : f32
}
M
mlirkit port unclear.mlir --from 21 --to 22
mlirkit opt --release=20 22.mlir
mlirkit releases bufferization.to_memref bufferization.to_buffer vector.splat
