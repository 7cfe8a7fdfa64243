module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">} {
  func.func @f(%a: index, %b: vector<3xi32>) { return }
  gpu.module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<3xi64>>} {
  }
}
