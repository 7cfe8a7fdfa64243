func.func @f(%a: memref<f32>, %p: !llvm.ptr, %c: i1, %i: i32) {
  %0 = acc.getdeviceptr varPtr(%a : memref<f32>) -> memref<f32>
  %1 = acc.create varPtr(%p : !llvm.ptr) varType(f32) async(%i : i32) -> !llvm.ptr
  %2 = acc.copyin varPtr(%a : memref<f32>) varType(f64) async([#acc.device_type<nvidia>], %i : i32) -> memref<f32> {name = "x"}
  %3 = acc.copyin varPtr(%a : memref<f32>) async -> memref<f32>
  acc.copyout accPtr(%2 : memref<f32>) to varPtr(%a : memref<f32>)
  acc.delete accPtr(%0 : memref<f32>)
  acc.enter_data if(%c) async wait dataOperands(%3 : memref<f32>)
  acc.enter_data async(%i : i32) wait(%i: i32) wait_devnum(%i : i32) dataOperands(%3 : memref<f32>)
  acc.parallel async(%i : i32) num_gangs({%i : i32, %i : i32} [#acc.device_type<nvidia>], {%i : i32}) num_workers(%i : i32 [#acc.device_type<nvidia>], %i : i32) wait([#acc.device_type<nvidia>], {devnum: %i : i32, %i : i32} [#acc.device_type<star>]) dataOperands(%0 : memref<f32>) { acc.yield }
  acc.kernels async wait { acc.terminator }
  return
}
