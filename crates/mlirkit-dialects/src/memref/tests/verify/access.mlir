// Indices, sizes, layouts.

func.func @load(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @alloc() {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?x2xf32>
  return
}

// -----

func.func @subview(%m: memref<8x8xf32>) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[0, 6] [8, 4] [1, 1] : memref<8x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 6>>
  return
}

// -----

func.func @cast(%m: memref<3xi8>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<3xi8>' and result type 'memref<5xi8>' are cast incompatible}}
  %0 = memref.cast %m : memref<3xi8> to memref<5xi8>
  return
}

// -----

func.func @collapse(%m: memref<2x3x?xf32, strided<[?, ?, 1]>>) -> memref<2x?xf32, strided<[?, 1]>> {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<2x?xf32, strided<[?, ?]>>' but found 'memref<2x?xf32, strided<[?, 1]>>'}}
  %0 = memref.collapse_shape %m [[0], [1, 2]]
    : memref<2x3x?xf32, strided<[?, ?, 1]>> into memref<2x?xf32, strided<[?, 1]>>
  return %0 : memref<2x?xf32, strided<[?, 1]>>
}

// -----

func.func @global() {
  // expected-error @+1 {{'memref.get_global' op 'gone' does not reference a valid global memref}}
  %0 = memref.get_global @gone : memref<1xi8>
  return
}

// -----

// Of indices of memory, all bits count.
func.func @f(%a: memref<12x4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %a [[4294967296, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  return
}
