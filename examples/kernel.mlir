// A blocked dot product: structured control flow, memory and arithmetic.
#block = affine_map<(d0) -> (d0 * 8)>

func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>, %blocks: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %blocks step %c1 iter_args(%outer = %zero) -> (f32) {
    %base = affine.apply #block(%i)
    %part = scf.for %j = %c0 to %c8 step %c1 iter_args(%inner = %outer) -> (f32) {
      %k = arith.addi %base, %j : index
      %x = memref.load %a[%k] : memref<?xf32>
      %y = memref.load %b[%k] : memref<?xf32>
      %product = arith.mulf %x, %y fastmath<contract> : f32
      %next = arith.addf %inner, %product : f32
      scf.yield %next : f32
    }
    scf.yield %part : f32
  }
  return %sum : f32
}

func.func @clamp(%value: i32, %low: i32, %high: i32) -> i32 attributes {llvm.emit_c_interface} {
  %below = arith.cmpi slt, %value, %low : i32
  %raised = arith.select %below, %low, %value : i32
  %above = arith.cmpi sgt, %raised, %high : i32
  %clamped = arith.select %above, %high, %raised : i32
  return %clamped : i32
}
