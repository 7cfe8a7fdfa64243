// An attribute of another name than `gpu.kernel` makes no kernel.
gpu.module @device {
  gpu.func @gives(%x: f32) -> f32 attributes {kernel} {
    gpu.return %x : f32
  }
}
