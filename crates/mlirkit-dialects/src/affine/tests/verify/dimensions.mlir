// The two loads have the same properties and types: what their indices come from is told apart all the same.
func.func @dimensions(%m: memref<8xf32>, %p: memref<1xindex>) {
  %zero = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %a = affine.load %m[%zero] : memref<8xf32>
    %read = memref.load %p[%zero] : memref<1xindex>
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    "affine.load"(%m, %read) <{map = affine_map<(d0) -> (d0)>}> : (memref<8xf32>, index) -> f32
  }
  return
}

// -----

// So is which of their operands are the same.
func.func @order(%v: memref<1xi32>, %w: memref<1xi32>) {
  %a = acc.private varPtr(%v : memref<1xi32>) recipe(@p) -> memref<1xi32>
  %b = acc.private varPtr(%w : memref<1xi32>) recipe(@p) -> memref<1xi32>
  acc.parallel private(%a, %b : memref<1xi32>, memref<1xi32>) { acc.yield }
  // expected-error @+1 {{'acc.parallel' op private operand appears more than once}}
  acc.parallel private(%a, %a : memref<1xi32>, memref<1xi32>) { acc.yield }
  return
}
acc.private.recipe @p : memref<1xi32> init {
^bb0(%a: memref<1xi32>):
  acc.yield %a : memref<1xi32>
}
