mlirkit extract inputs/cut.mlir @leaf
mlirkit extract inputs/cut.mlir @main --declarations
mlirkit extract inputs/cut.mlir nosuch
mlirkit extract ../../../../examples/mlp.vhlo.mlirbc main --raw -o $T/main.mlirbc && mlirkit info $T/main.mlirbc | head -1 | sed "s/.*: //"
