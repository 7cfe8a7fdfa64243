#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @buffers(%t: tensor<4x8xf32, #csr>) -> (memref<?xi32>, memref<?xi16>, memref<?xf32>) {
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf32, #csr> to memref<?xi32>
  %c = sparse_tensor.coordinates %t {level = 1 : index} : tensor<4x8xf32, #csr> to memref<?xi16>
  %v = sparse_tensor.values %t : tensor<4x8xf32, #csr> to memref<?xf32>
  return %p, %c, %v : memref<?xi32>, memref<?xi16>, memref<?xf32>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @level(%t: tensor<4x8xf32, #csr>) -> memref<?xindex> {
  // expected-error @+1 {{requested level is out of bounds}}
  %p = sparse_tensor.positions %t {level = 2 : index} : tensor<4x8xf32, #csr> to memref<?xindex>
  return %p : memref<?xindex>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 64 }>
func.func @width(%t: tensor<4x8xf32, #csr>) -> memref<?xindex> {
  // expected-error @+1 {{unexpected type for positions}}
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf32, #csr> to memref<?xindex>
  return %p : memref<?xindex>
}

// -----

// expected-error @+1 {{unexpected position bitwidth: 12}}
func.func private @width(tensor<4xf32, #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 12 }>>)

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
func.func private @singleton(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : singleton) }>>)

// -----

// expected-error @+1 {{Batch lvlType can only be leading levels.}}
func.func private @batch(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : batch) }>>)

// -----

// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
func.func private @soa(tensor<4xf32, #sparse_tensor.encoding<{ map = (i) -> (i : compressed(soa)) }>>)

// -----

// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 2 != 1}}
func.func private @rank(tensor<4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @value(tensor<4xf32, #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1 : i32 }>>)

// -----

// expected-error @+1 {{implicit value must be zero}}
func.func private @zero(tensor<4xf32, #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = 2.0 : f32 }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @map(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i + j : dense, j : compressed) }>>)

// -----

func.func private @blocks(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>>)

// -----

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @convert(%t: tensor<4x8xf32>) -> tensor<4x9xf32, #csr> {
  // expected-error @+1 {{unexpected conversion mismatch in dimension 1}}
  %r = sparse_tensor.convert %t : tensor<4x8xf32> to tensor<4x9xf32, #csr>
  return %r : tensor<4x9xf32, #csr>
}

// -----

func.func @reduce(%x: f32) -> f32 {
  // expected-error @+1 {{reduce region must have exactly 2 arguments}}
  %r = sparse_tensor.reduce %x, %x, %x : f32 {
    ^bb0(%a: f32):
      sparse_tensor.yield %a : f32
  }
  return %r : f32
}

// -----

func.func @select(%x: f32) -> f32 {
  // expected-error @+1 {{select region yield type mismatch}}
  %r = sparse_tensor.select %x : f32 {
    ^bb0(%a: f32):
      sparse_tensor.yield %a : f32
  }
  return %r : f32
}

// -----

#v = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @foreach(%t: tensor<4xf32, #v>) {
  // expected-error @+1 {{Unmatched element type between input tensor and block argument, expected:f32, got: i32}}
  sparse_tensor.foreach in %t : tensor<4xf32, #v> do {
  ^bb0(%i: index, %x: i32):
  }
  return
}

// -----

func.func @sort(%x: memref<10xindex>) {
  %n = arith.constant 20 : index
  // expected-error @+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 10 < 20}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<10xindex>
  return
}

// -----

#v = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @concatenate(%t: tensor<4xf32, #v>) -> tensor<9xf32, #v> {
  // expected-error @+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %r = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<4xf32, #v>, tensor<4xf32, #v> to tensor<9xf32, #v>
  return %r : tensor<9xf32, #v>
}

// -----

#v = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#v>) -> index {
  // expected-error @+1 {{redundant level argument for querying value memory size}}
  %r = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#v>
  return %r : index
}

// -----

#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @space(%t: tensor<4x8xf32, #coo>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 1 to 2 : tensor<4x8xf32, #coo> -> !sparse_tensor.iter_space<#coo, lvls = 1 to 2>
  return
}

// -----

#v = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#v, lvls = 0>, %i: index, %f: f32) -> index {
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'index' != 'f32'}}
  %r = sparse_tensor.iterate %it in %s at(%c) iter_args(%a = %i) : !sparse_tensor.iter_space<#v, lvls = 0> -> index {
    sparse_tensor.yield %f : f32
  }
  return %r : index
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> ( i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%l: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %it in %l
    : i32 {
  }
  return
}

// -----

// expected-error @+1 {{expected '?'}}
func.func private @f(tensor<4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, ?, )>) -> (d0 : dense)}>>)

// -----

// Without cases it is the verifier that says what is no space.
%0 = "test.source"() : () -> index
// expected-error @+1 {{'sparse_tensor.coiterate' op operand #0 must be variadic of sparse iteration space, but got 'index'}}
sparse_tensor.coiterate (%0) : (index)
