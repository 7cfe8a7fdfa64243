# Optional locations of a certain kind are dropped, because the unknown location is of another kind.
mlirkit strip --locations inputs/loop-locations.mlir -o $T/stripped.mlir && cat $T/stripped.mlir
mlirkit validate $T/stripped.mlir
mlirkit diff inputs/loop-locations.mlir $T/stripped.mlir && echo no difference
mlirkit fingerprint - < inputs/loop-locations.mlir
mlirkit fingerprint - < $T/stripped.mlir
