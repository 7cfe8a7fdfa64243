func.func @read(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<3x4xf32>
  return
}

// -----

func.func @read_of_vectors(%m: memref<?xvector<4xf32>>, %i: index, %f: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xvector<4xf32>>, vector<3x4xf32>
  %1 = vector.transfer_read %m[%i], %f : memref<?xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @write(%v: vector<1xf32>, %m: tensor<f32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_write %v, %m[] : vector<1xf32>, tensor<f32>
  return
}

// -----

func.func @expandload(%m: memref<?xf32>, %i: index, %c: vector<[4]xi1>, %v: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.expandload' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'}}
  %0 = vector.expandload %m[%i], %c, %v : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @compressstore(%m: memref<?xf32>, %i: index, %c: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.compressstore' invalid kind of type specified: expected builtin.vector, but found 'tensor<4xi1>'}}
  vector.compressstore %m[%i], %c, %v : memref<?xf32>, tensor<4xi1>, vector<4xf32>
  return
}

// -----

func.func @from_elements(%a: f32, %b: f32) {
  // expected-error @+1 {{custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.from_elements %a, %b : vector<[2]xf32>
  return
}

// -----

func.func @from_elements(%a: f32, %b: f32) {
  // expected-error @+1 {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'tensor<2xf32>'}}
  %0 = vector.from_elements %a, %b : tensor<2xf32>
  return
}

// -----

func.func @contract(%a: vector<4xf32>, %b: f32) {
  // expected-error @+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract(%a: vector<4xf32>, %b: f32) {
  // expected-error @+1 {{custom op 'vector.contract' unexpected iterator_type (window)}}
  %0 = vector.contract {iterator_types = ["window"]} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}
