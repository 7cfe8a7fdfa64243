// RUN: mlirkit opt --allow-unregistered-dialect --verify-diagnostics %s

// Types have their prefix in the generic form, also in the regions of cuda_tile.
cuda_tile.module @m {
  entry @k() {
    // expected-error @+1 {{expected non-function type}}
    "test.op"() : () -> tile<i32>
    return
  }
}
