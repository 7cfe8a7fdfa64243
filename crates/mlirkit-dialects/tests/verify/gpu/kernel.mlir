// An attribute of another name than `gpu.kernel` makes no kernel.
gpu.module @device {
  gpu.func @gives(%x: f32) -> f32 attributes {kernel} {
    gpu.return %x : f32
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @takes(%x: i64) attributes {kernel} {
      gpu.return
    }
  }
  func.func @host(%n: index, %x: i64) {
    // expected-error @+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @device::@takes blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : i64)
    return
  }
}
