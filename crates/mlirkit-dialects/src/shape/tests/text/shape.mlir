func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %w: !shape.witness, %z: !shape.size, %x: tensor<2x?xf32>, %i: index) -> i32 {
  %0 = shape.const_shape [1, 2, 2] : !shape.shape
  %1 = shape.const_shape [] : tensor<0xindex>
  %2 = shape.const_shape {a = 1} [4, 4] : tensor<2xindex>
  %3 = shape.const_size 10
  %4 = shape.const_witness true
  %5 = shape.assuming %w -> (i32) { %c = arith.constant 4 : i32
    shape.assuming_yield %c : i32 }
  shape.assuming %w { }
  %6:2 = shape.assuming %w -> (i32, index) { shape.assuming_yield %5, %i : i32, index } {k}
  %7 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    %m = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
    shape.yield %m : !shape.size
  }
  %8 = shape.shape_of %x : tensor<2x?xf32> -> tensor<?xindex>
  %9 = shape.num_elements %s : !shape.shape -> !shape.size
  %10 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %11 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %12, %13 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %14 = shape.from_extents %i, %z : index, !shape.size
  return %5 : i32
}
shape.function_library @lib attributes {x} {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  t.unary = @same
}
