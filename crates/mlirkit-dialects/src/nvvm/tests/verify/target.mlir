gpu.module @a [#nvvm.target<chip = "sm_80">] {
  gpu.func @f() {
// expected-error @+1 {{'nvvm.cluster.wait' op is not supported on sm_80}}
    nvvm.cluster.wait
    gpu.return
  }
}

// -----

gpu.module @a [#nvvm.target<chip = "sm_90">] {
  gpu.func @f() {
    nvvm.cluster.wait
    gpu.return
  }
}

// -----

gpu.module @a [#nvvm.target<chip = "sm_90">] {
  gpu.func @f() {
// expected-error @+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    gpu.return
  }
}

// -----

gpu.module @a [#nvvm.target<chip = "sm_90a">] {
  gpu.func @f() {
    nvvm.wgmma.fence.aligned
    gpu.return
  }
}

// -----

// Unless the target says that nobody shall ask.
gpu.module @a [#nvvm.target<chip = "sm_80", verifyTarget = false>] {
  gpu.func @f() {
    nvvm.wgmma.fence.aligned
    gpu.return
  }
}

// -----

// expected-error @+1 {{Minimum NVVM target SM version is sm_20}}
gpu.module @a [#nvvm.target<chip = "sm_10">] {
}
