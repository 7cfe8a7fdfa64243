# A file appears only when everything has worked.
mlirkit opt inputs/small.mlir -o $T/good && ls $T
mlirkit opt inputs/wrong-type.mlir -o $T/bad; echo $?; ls $T
mlirkit opt inputs/small.mlir -o $T/no/such/folder
