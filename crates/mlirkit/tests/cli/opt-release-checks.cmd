# Checks that dialects register for the current release also run in contexts of other releases, unless they read what an
# operation lacks there. mlir-opt-16, mlir-opt-19 and torch-mlir (24) report an error for every part. The checks that do
# not run here are those of llvm.call and linalg.matmul in 19 and 16, and of three more operations in 16.
cat > $T/wrong.mlir <<'END'
module attributes {gpu.container_module} {
  func.func @launch(%s: index) {
    gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}
// -----
func.func @launch(%s: index) {
  gpu.launch_func @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
  return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @call(%a: f32) -> i32 {
  %0 = llvm.call @g(%a) : (f32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global internal constant @s("abcd") : !llvm.array<3 x i8>
// -----
llvm.mlir.global common @s(1 : i32) : i32
// -----
llvm.func common @f()
// -----
llvm.func internal @f()
// -----
func.func @extui(%a: i32) {
  %0 = arith.extui %a : i32 to i16
  return
}
// -----
gpu.module @m {
  gpu.func @k() -> i32 {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k() -> i32 kernel {
    %0 = arith.constant 1 : i32
    gpu.return %0 : i32
  }
}
// -----
func.func @contract(%a: vector<4x4xf32>, %b: vector<4x5xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %a : vector<4x4xf32>, vector<4x5xf32> into vector<4x4xf32>
  return
}
// -----
func.func @transpose(%a: vector<4x2xf32>) {
  %0 = vector.transpose %a, [0, 0] : vector<4x2xf32> to vector<2x4xf32>
  return
}
// -----
func.func @matmul(%a: tensor<4x8xf32>, %c: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @icmp(%a: i32) {
  %0 = arith.index_castui %a : i32 to i64
  return
}
END
for release in 16 19 22 23 24; do
    echo "release $release"
    mlirkit opt --release=$release --split-input-file $T/wrong.mlir 2>&1 >/dev/null | sed -n "s/^.*wrong.mlir:\([0-9]*\):.* error: /  \1 /p"
done
cat > $T/right-16.mlir <<'END'
func.func @f() {
  memref.global @nested : memref<4xf32>
  return
}
func.func private @g(i32 {llvm.noalias})
llvm.func internal @h(%arg0: i32 {llvm.noalias}) {
  llvm.return
}
func.func @reduce(%a: i32) -> i32 {
  %0 = gpu.all_reduce min %a {} : (i32) -> i32
  return %0 : i32
}
END
mlirkit opt --release=16 $T/right-16.mlir | grep -c "@"
mlirkit opt $T/right-16.mlir
cat > $T/right-19.mlir <<'END'
llvm.func internal @h() {
  llvm.return
}
func.func @pool(%i: tensor<1x4x4x4xf32>) {
  %1 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 4, 4, 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>) -> tensor<1x9x9x4xf32>
  return
}
END
mlirkit opt --release=19 $T/right-19.mlir | grep -c "func @"
mlirkit opt $T/right-19.mlir
# Rules that are stricter from some release on.
cat >"$T/expression.mlir" <<'M'
func.func @f(%a: i32) -> f32 {
  %0 = emitc.expression : f32 {
    %1 = emitc.cast %a : i32 to f32
    emitc.yield %1 : f32
  }
  return %0 : f32
}
M
mlirkit opt --release=19 "$T/expression.mlir" | grep -c emitc.cast
printf 'func.func @f(%%m: memref<8xf32>, %%i: index) {\n  %%0 = vector.load %%m[%%i] : memref<8xf32>, vector<1x8xf32>\n  return\n}\n' >"$T/load.mlir"
for release in 20 21; do mlirkit opt --release=$release "$T/load.mlir" | grep -c vector.load; done
printf 'spirv.module Logical GLSL450 {\n  spirv.GlobalVariable @a : !spirv.ptr<f32, Input>\n  spirv.GlobalVariable @b initializer(@a) : !spirv.ptr<f32, Input>\n}\n' >"$T/variable.mlir"
for release in 21 22; do mlirkit opt --release=$release "$T/variable.mlir" | grep -c initializer; done
