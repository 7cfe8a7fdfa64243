// The maps have inputs that the groups lack.
#map = affine_map<(d0) -> (d0 + 5)>
#zero = affine_map<() -> (0)>
func.func @f() {
  "affine.for"() <{lowerBoundMap = #zero, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
