#map0 = affine_map<(i, j, k) -> (i, k)>
#map1 = affine_map<(i, j, k) -> (k, j)>
#map2 = affine_map<(i, j, k) -> (i, j)>
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %v: vector<4xf32>, %w: vector<8xf32>, %s: f32, %m: memref<?x?xf32>, %i: index, %k: vector<8xi1>, %t: tensor<?xf32>) {
  %0 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c {x} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %2 = vector.from_elements %s, %s : vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %5 = vector.outerproduct %v, %w, %a {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
  %6 = vector.outerproduct %v, %s {kind = #vector.kind<mul>} : vector<4xf32>, f32
  %7 = vector.transfer_read %m[%i, %i], %s : memref<?x?xf32>, vector<8xf32>
  %8 = vector.transfer_read %m[%i, %i], %s, %k {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
  %9 = vector.transfer_read %m[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, true]} : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %w, %m[%i, %i], %k : vector<8xf32>, memref<?x?xf32>
  %10 = vector.transfer_write %w, %t[%i] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32>
  %11 = vector.mask %k { vector.reduction <add>, %w : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %12 = vector.mask %k, %w { vector.transfer_read %m[%i, %i], %s : memref<?x?xf32>, vector<8xf32> } {attr} : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %w, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  vector.mask %k { } : vector<8xi1>
  %13 = vector.shuffle %v, %v [0, 5, 2] : vector<4xf32>, vector<4xf32>
  %14 = vector.extract %a[1, %i] : f32 from vector<4x8xf32>
  %15 = vector.interleave %w, %w : vector<8xf32> -> vector<16xf32>
  %16, %17 = vector.deinterleave %w : vector<8xf32> -> vector<4xf32>
  %18 = vector.vscale
  %19 = ub.poison : vector<[4]xf32>
  %20 = vector.scalable.extract %19[0] : vector<4xf32> from vector<[4]xf32>
  return
}
