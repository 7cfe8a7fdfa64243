mlirkit opt inputs/parts.mlir --split-input-file --verify-diagnostics; echo $?
# Unregistered operations are fine here, so the announced error does not come.
mlirkit opt inputs/parts.mlir --split-input-file --verify-diagnostics --allow-unregistered-dialect; echo $?
mlirkit opt inputs/syntax.mlir --verify-diagnostics
