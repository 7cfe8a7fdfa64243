mlirkit opt ../../../../examples/kernel.mlirbc
