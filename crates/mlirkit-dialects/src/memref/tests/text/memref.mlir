memref.global "private" constant @c : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64 : i64}
memref.global @u : memref<2xf32> = uninitialized
memref.global @e : memref<2xf32>
func.func @f(%m: memref<4x?xf32>, %n: memref<8xf32>, %i: index, %s: memref<1xi32>) {
  %0, %1 = memref.distinct_objects %m, %n : memref<4x?xf32>, memref<8xf32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %r = memref.alloca_scope -> (i32) {
    %c = arith.constant 1 : i32
    memref.alloca_scope.return %c : i32
  }
  %g = memref.generic_atomic_rmw %n[%i] : memref<8xf32> {
  ^bb0(%v: f32):
    memref.atomic_yield %v : f32
  }
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  memref.dma_start %m[%i, %i], %n[%i], %i, %s[%i] : memref<4x?xf32>, memref<8xf32>, memref<1xi32>
  memref.dma_start %m[%i, %i], %n[%i], %i, %s[%i], %i, %i : memref<4x?xf32>, memref<8xf32>, memref<1xi32>
  memref.dma_wait %s[%i], %i : memref<1xi32>
  %a = memref.subview %m[%i, 0] [2, %i] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  return
}
