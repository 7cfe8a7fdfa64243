#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layer(%x: tensor<16x64xf32>, %w: tensor<64x32xf32>, %b: tensor<32xf32>) -> tensor<16x32xf32> {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<16x32xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x32xf32>) -> tensor<16x32xf32>
    %product = linalg.matmul ins(%x, %w : tensor<16x64xf32>, tensor<64x32xf32>) outs(%fill : tensor<16x32xf32>) -> tensor<16x32xf32>
    %sum = linalg.generic {indexing_maps = [#map, #row, #map], iterator_types = ["parallel", "parallel"]} ins(%product, %b : tensor<16x32xf32>, tensor<32xf32>) outs(%empty : tensor<16x32xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %s = arith.addf %p, %q : f32
      %r = arith.maximumf %s, %zero : f32
      linalg.yield %r : f32
    } -> tensor<16x32xf32>
    return %sum : tensor<16x32xf32>
  }
  func.func @copy(%from: memref<16x32xf32>, %to: memref<16x32xf32>) {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 32 {
        %v = affine.load %from[%i, %j] : memref<16x32xf32>
        affine.store %v, %to[%i, %j] : memref<16x32xf32>
      }
    }
    return
  }
}
