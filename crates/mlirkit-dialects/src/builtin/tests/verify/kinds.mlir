// The class of a type that a format asks for shows before anything else is asked of it.

func.func @a(%t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %t, %i : f32<?xf32>
  return
}

// -----

func.func @a() {
  // expected-error @+1 {{custom op 'arm_sme.get_tile' invalid kind of type specified: expected builtin.vector, but found 'tensor<*xf32>'}}
  %0 = arm_sme.get_tile : tensor<*xf32><[4]x[4]xf32>
  return
}

// -----

func.func @a() {
  // expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : f32<4xf32>
  return
}

// -----

func.func @a() {
  // expected-error @+1 {{expected '('}}
  %0 = bufferization.alloc_tensor %0 : tensor<4xf32>
  return
}

// -----

func.func @a(%v: vector<4xf32>, %m: vector<4xi1>, %i: index, %j: vector<4xi32>, %b: memref<4xf32>) {
  // expected-error @+1 {{custom op 'vector.scatter' invalid kind of type specified}}
  vector.scatter %b[%i][%j], %m, %v : index<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

// A name that an argument has already is found before what is wrong behind it.
"a.b"() ({
// expected-error @+2 {{redefinition of SSA value '%a'}}
// expected-note @+1 {{previously defined here}}
^bb0(%a: i32, %a: i32, %b: i8<4>):
}) : () -> ()

// -----

func.func @a(%t: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %t[%i[ 4] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @a(%t: memref<?xf32>, %i: index) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %t[[%i]] [4] [1] : memref<?xf32> to memref<4xf32>
  return
}

// -----

// expected-error @+1 {{operation defines 1 results but was provided 4294967296 to bind}}
%0:4294967296 = "a.b"() : () -> i32

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse VersionAttr parameter 'version' which is to be a `uint32_t`}}
"a.b"() {x = #omp.version<version = >} : () -> ()

// -----

func.func @a(%v: i32) {
  // expected-error @+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'i32'}}
  %0 = "vector.scalable.extract"(%v) <{pos = 0 : i64}> : (i32) -> vector<4xi32>
  return
}

// -----

// expected-error @+1 {{invalid 'pdl' type: `x'}}
func.func private @a(!pdl.range<x>)

// -----

func.func @a(%a: index, %b: index, %c: index) -> (index, index) {
  // expected-error @+1 {{'affine.for' op mismatch between the number of loop-carried values and results}}
  %0:2 = "affine.for"(%a, %b, %c) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 2>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
  ^bb0(%d: index, %e: index, %f: index):
    "affine.yield"(%e, %f) : (index, index) -> ()
  }) : (index, index, index) -> (index, index)
  return %0#0, %0#1 : index, index
}

// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a.b"() : () -> tensor<2x2xf32, strided<[1, 1]>>

// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a.b"() : () -> tensor<2x2xf32, distinct[0]<>>
