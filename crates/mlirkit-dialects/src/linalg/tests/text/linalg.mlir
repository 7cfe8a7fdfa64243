#map = affine_map<(i, j) -> (i, j)>
#mapa = affine_map<(i, j, k) -> (i, k)>
#mapb = affine_map<(i, j, k) -> (k, j)>
#mapc = affine_map<(i, j, k) -> (i, j)>
#mapt = affine_map<(i, j, k) -> (j, k)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>, %s: f32, %v: tensor<4xf32>, %t: tensor<16x8xf32>, %i: tensor<4x8xi8>, %o: tensor<4x8xf32>, %im: tensor<1x8x8x3xf32>, %fi: tensor<3x3x3x2xf32>, %ou: tensor<1x6x6x2xf32>, %n: index) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.matmul indexing_maps = [#mapa, #mapt, #mapc] ins(%a, %t : tensor<4x8xf32>, tensor<16x8xf32>) outs(%c : tensor<4x16xf32>) {x = 1 : i32} -> tensor<4x16xf32>
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.contract indexing_maps = [#mapa, #mapb, #mapc] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.fill ins(%s : f32) outs(%m : memref<4x8xf32>)
  %4 = linalg.fill {y} ins(%s : f32) outs(%a : tensor<4x8xf32>) {x} -> tensor<4x8xf32>
  %5 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %o : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map, #map] ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {attr} -> tensor<4x8xf32>
  %8 = linalg.map ins(%a, %o : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) (%x: f32, %y: f32, %z: f32) {
    %q = arith.mulf %x, %y : f32
    linalg.yield %q : f32
  }
  %9 = linalg.map { arith.addf } ins(%a, %o : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>)
  %10 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
  %11 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1] {attr}
    (%x: f32, %y: f32) {
      %q = arith.mulf %x, %x : f32
      %r = arith.addf %q, %y : f32
      linalg.yield %r : f32
    }
  %e = tensor.empty() : tensor<8x4xf32>
  %12 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %13 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"], doc = "text", library_call = "call"} ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) attrs = {x = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    %idx = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%m : memref<4x8xf32>) {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  %15 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%im, %fi : tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>) outs(%ou : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  %16 = linalg.copy ins(%i : tensor<4x8xi8>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %17 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = tensor.empty(%n, %n) : tensor<2x?x2x?xf32>
  %18 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, %n] into %p : tensor<4x8xf32> -> tensor<2x?x2x?xf32>
  %19 = linalg.unpack %18 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, %n] into %a : tensor<2x?x2x?xf32> -> tensor<4x8xf32>
  return
}
