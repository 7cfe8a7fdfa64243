module @whole attributes {some.note = 1 : i32} {
  memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
  func.func private @leaf(%x: f32) -> f32 {
    %t = memref.get_global @table : memref<2xf32>
    %i = arith.constant 0 : index
    %v = memref.load %t[%i] : memref<2xf32>
    %0 = arith.mulf %x, %v : f32
    return %0 : f32
  }
  func.func private @extern(f32) -> f32
  func.func @main(%x: f32, %n: index) -> f32 {
    %0 = call @leaf(%x) : (f32) -> f32
    %c = arith.constant 0 : index
    %r = scf.for %i = %c to %n step %c iter_args(%s = %0) -> (f32) {
      %1 = func.call @extern(%s) : (f32) -> f32
      %2 = arith.addf %1, %x : f32
      scf.yield %2 : f32
    }
    return %r : f32
  }
  func.func @other() {
    return
  }
}
