head -c 100 ../../../../examples/kernel.mlirbc | mlirkit opt
