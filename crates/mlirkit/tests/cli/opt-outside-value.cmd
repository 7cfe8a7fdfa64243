# An isolated operation that uses a value from outside is printed as upstream prints it, if nothing is verified.
mlirkit opt inputs/outside-value.mlir --allow-unregistered-dialect
mlirkit opt inputs/outside-value.mlir --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing
mlirkit opt inputs/outside-value.mlir --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing --emit-bytecode
