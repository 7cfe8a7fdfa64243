mlirkit info ../../../../examples/kernel.mlirbc
mlirkit info ../../../../examples/mlp.vhlo.mlirbc --json | tail -20
