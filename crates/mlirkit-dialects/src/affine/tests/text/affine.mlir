#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#set = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 == 0)>
func.func @f(%a: index, %n: index, %m: memref<100x100xf32>, %v: vector<4xf32>) -> index {
  affine.for %i = 0 to 10 { }
  affine.for %i = %n to %n step 2 { } {foo}
  affine.for %i = max #map2(%a)[%n] to min #map2(%a)[%n] { affine.yield }
  affine.for %i = affine_map<(d0) -> (d0)>(%a) to affine_map<()[s0] -> (s0 + 1)>()[%n] { }
  affine.for %i = -5 to affine_map<() -> (7)>() { }
  %r = affine.for %i = 0 to 10 step 3 iter_args(%x = %a) -> (index) { affine.yield %x : index }
  %q:2 = affine.for %i = 0 to 10 step 3 iter_args(%x = %a, %y = %a) -> (index, index) { affine.yield %x, %y : index, index }
  affine.if #set(%a)[%n] { } else { affine.yield } {x}
  affine.if #set(%a)[%n] { }
  %z = affine.if #set(%a)[%n] -> index { affine.yield %a : index } else { affine.yield %a : index }
  %ap = affine.apply #map(%a)[%n]
  %ap2 = affine.apply affine_map<() -> (3)>() {k}
  %mn = affine.min #map2(%a)[%n]
  %mx = affine.max affine_map<(d0) -> (d0, 5)>(%a) {u}
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 {
    %l = affine.load %m[%i + 3, symbol(%n) + %j * 2] : memref<100x100xf32>
    %l2 = affine.load %m[%i floordiv 3 mod 5, (%j - %i) ceildiv 4] {zz} : memref<100x100xf32>
    %l3 = affine.load %m[%i + %i - 7, -%j] : memref<100x100xf32>
    affine.store %l, %m[symbol(%n), 0] : memref<100x100xf32>
    affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
    affine.prefetch %m[%i, %j + 5], write, locality<0>, instr {a} : memref<100x100xf32>
    %vl = affine.vector_load %m[%i, %j] : memref<100x100xf32>, vector<4xf32>
    affine.vector_store %vl, %m[%i, %j + 1] : memref<100x100xf32>, vector<4xf32>
  } }
  affine.parallel (%i, %j) = (0, %n) to (%a, 100) { }
  affine.parallel (%i, %j) = (0, max(%n, 4)) to (min(%a, %n + 2), 100) step (1, 2) { } {g}
  %p = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 { %c = arith.constant 1.0 : f32
   affine.yield %c : f32 }
  %p2:2 = affine.parallel (%i) = (symbol(%n)) to (10 + symbol(%n)) reduce ("addf", "muli") -> (f32, i32) { %c = arith.constant 1.0 : f32
   %d = arith.constant 1 : i32
   affine.yield %c, %d : f32, i32 }
  affine.parallel () = () to () { }
  %d:3 = affine.delinearize_index %a into (%n, 4, 5) : index, index, index
  %d2:3 = affine.delinearize_index %a into (4, 5) : index, index, index
  %ln = affine.linearize_index [%a, %n, %a] by (2, %n, 3) : index
  %ln2 = affine.linearize_index disjoint [%a, %n] by (3) {x} : index
  return %a : index
}
func.func @dma(%src: memref<256xf32>, %dst: memref<256xf32, 1>, %tag: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
  affine.dma_start %src[%i + 7], %dst[%i + symbol(%n)], %tag[%c0], %n : memref<256xf32>, memref<256xf32, 1>, memref<1xf32>
  affine.dma_start %src[%i], %dst[%i], %tag[%c0], %n, %n, %n : memref<256xf32>, memref<256xf32, 1>, memref<1xf32>
  affine.dma_wait %tag[%c0], %n : memref<1xf32>
  }
  return
}
