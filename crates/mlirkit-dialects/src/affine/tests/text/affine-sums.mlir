// What is left of a division, with something added to the dividend before.
"unknown.maps"() {
  a = affine_map<(d0, d1) -> (d0 + d1 - (d1 floordiv 16) * 16)>,
  b = affine_map<(d0, d1) -> (d0 - (d1 floordiv 16) * 16 + d1)>,
  c = affine_map<(d0, d1) -> (d0 * 2 + d1 - (d1 floordiv 16) * 16 + d0)>,
  d = affine_map<(d0, d1) -> (d0 + d1 * 2 + 5 - ((d1 * 2) floordiv 16) * 16)>,
  e = affine_map<(d0, d1)[s0] -> (d0 + d1 - (d1 floordiv s0) * s0)>,
  f = affine_map<(d0, d1, d2) -> (d0 + d1 + d2 - (d1 floordiv 16) * 16)>,
  g = affine_map<(d0, d1, d2) -> (d2 + (d0 + d1) - ((d0 + d1) floordiv 16) * 16)>,
  h = affine_map<(d0, d1) -> (d0 + d1 - (d1 floordiv 16) * 32)>
} : () -> ()
