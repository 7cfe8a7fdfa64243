// Which values are dimensions and symbols.

func.func @symbol(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.fptosi %x : f32 to i32
    %z = arith.index_cast %y : i32 to index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%z)] : memref<?xf32>
  }
  return
}

// -----

func.func @iteration() {
  affine.for %i = 0 to 4 {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @valid(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %1 = affine.load %m[%0] : memref<?xf32>
  }
  return
}
