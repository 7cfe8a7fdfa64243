// Functions, launches, reductions and copies of `gpu`.

gpu.module @kernels {
  // expected-error @+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @gives(%x: f32) -> f32 kernel {
    gpu.return %x : f32
  }
}

// -----

gpu.module @kernels {
  // expected-note @+1 {{return type declared here}}
  gpu.func @gives(%x: f32) -> f32 {
    // expected-error @+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

func.func @no_container(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @kernels::@run blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

module attributes {gpu.container_module} {
  func.func @no_kernels(%n: index) {
    // expected-error @+1 {{'gpu.launch_func' op kernel container 'kernels' is undefined}}
    gpu.launch_func @kernels::@run blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

func.func @reduces(%x: i32) {
  // expected-error @+1 {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maxnumf %x {} : (i32) -> i32
  return
}

// -----

func.func @copies(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @turns(%x: f32) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 8)}}
  %0, %1 = gpu.rotate %x, 9, 8 : f32
  return
}

// -----

gpu.module @a {
  // Upstream counts in 32 bits without sign.
  // expected-error @+1 {{expected at least 4294967295 arguments to body region}}
  "gpu.func"() <{function_type = () -> ()}> ({
    gpu.return
  }) {gpu.kernel, sym_name = "foo", workgroup_attributions = -1 : i64} : () -> ()
}

// -----

module attributes {gpu.container_module} {
  func.func @launches(%0: index) {
    // Sizes of groups are believed before anybody counts the operands.
    // expected-error @+1 {{'gpu.launch_func' op got 1 kernel operands but expected 0}}
    "gpu.launch_func"(%0, %0, %0, %0, %0, %0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index) -> ()
    func.return
  }
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}
