mlirkit print ../../../../examples/mlp.vhlo.mlirbc | head -3
mlirkit print --vhlo ../../../../examples/mlp.vhlo.mlirbc | head -2
