// What is no kind at all leaves none, not the one that is there by default.
func.func @outer(%a: vector<3xf64>, %b: vector<5xf64>, %c: vector<3x5xf64>) -> vector<3x5xf64> {
  // expected-error @+1 {{'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %a, %b, %c {kind = "mul"} : vector<3xf64>, vector<5xf64>
  return %0 : vector<3x5xf64>
}

// -----

#maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>]
func.func @dot(%a: vector<7xi8>, %b: i8) -> i8 {
  // expected-error @+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = #maps, iterator_types = ["reduction"], kind = [1]} %a, %a, %b : vector<7xi8>, vector<7xi8> into i8
  return %0 : i8
}
