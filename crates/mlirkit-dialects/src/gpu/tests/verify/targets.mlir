// Targets: upstream looks at those of `nvvm` alone.

gpu.module @kernels [#rocdl.target<O = 9, chip = "", abi = "250">, #xevm.target<O = 9, triple = "">] {
}

// -----

// expected-error @+1 {{The optimization level must be a number between 0 and 3.}}
gpu.module @kernels [#nvvm.target<O = 9>] {
}

// -----

func.func @registers(%m: memref<8xi16>) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.unranked_memref, but found 'memref<8xi16>'}}
  gpu.host_register %m : memref<8xi16>
  return
}
