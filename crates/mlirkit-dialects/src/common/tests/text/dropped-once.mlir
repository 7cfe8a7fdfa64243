// What is neither a symbol nor a string is dropped, its device is not.
acc.routine @r0 func(@work) bind(@other, 4)
acc.routine @r1 func(@work) bind("name", f32 [#acc.device_type<host>])
func.func @work() {
  return
}
wasmssa.global @with i64 : {
  %0 = wasmssa.const 4 : i64
  wasmssa.return %0 : i64
}
"wasmssa.global"() <{sym_name = "without", type = i32}> ({ }) : () -> ()
gpu.module @device {
  gpu.func @plain(%x: f32) attributes {kernel} {
    gpu.return
  }
  gpu.func @both(%x: f32) kernel attributes {kernel = "no"} {
    gpu.return
  }
}
