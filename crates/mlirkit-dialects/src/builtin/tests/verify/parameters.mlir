// What attributes and types of builtin say of their parameters.

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"a"() : () -> i99999999

// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> memref<4xtensor<i32>>

// -----

// expected-error @+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"a"() : () -> memref<4xi32, affine_map<(d0, d1) -> (d0)>>

// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
"a"() : () -> memref<4x4xi32, strided<[1]>>

// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> memref<*xtensor<i32>>

// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> tensor<4xmemref<i32>>

// -----

"a"() : () -> tensor<*x!unknown.a>

// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> tensor<*xtensor<i32>>

// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> vector<4xtensor<i32>>

// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
"a"() : () -> vector<0xi32>

// -----

"a"() : () -> !unknown<"a b">

// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
"a"() {x = sparse<[[0, 0]], [1]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[9], and type='tensor<2xi32>'}}
"a"() {x = sparse<[[9]], [1]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([1])}}
"a"() {x = sparse<[[0],[1]], [1]> : tensor<2xi32>} : () -> ()

// -----

"a"() {x = array<f8E4M3FN: 1.0>} : () -> ()

// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"a"() {x = array<i3: 1>} : () -> ()

// -----

// expected-error @+1 {{expected integer or float type, got: 'tensor<i32>'}}
"a"() {x = array<tensor<i32>: 1>} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {x = 300 : i8} : () -> ()

// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"a"() {x = 1.0 : i8} : () -> ()

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {x = 1 : tensor<i8>} : () -> ()

// -----

"a"() {x = strided<[0], offset: 1>} : () -> ()
