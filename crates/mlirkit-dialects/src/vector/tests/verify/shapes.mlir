// Parts, permutations and transfers.

func.func @extract(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[4] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @transpose(%v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %v, [0, 0] : vector<4x8xf32> to vector<4x4xf32>
  return
}

// -----

func.func @read(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @broadcast(%v: vector<3xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (3 vs. 4)}}
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x4xf32>
  return
}

// -----

func.func @mask(%t: tensor<?xf32>, %i: index, %p: f32, %m: vector<8xi1>) -> vector<8xf32> {
  %0 = vector.mask %m {
    %1 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<8xf32>
    vector.yield %1 : vector<8xf32>
  } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}
