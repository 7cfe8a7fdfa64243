quiet() { mlirkit opt "$@" > $T/out; echo $?; }
cd inputs
sed '/^\/\/ -----/,$d' warnings.mlir > $T/first.mlir
# Everything is verified once; what named sequences say, a check of the module around them asks for as well.
mlirkit opt - < $T/first.mlir
quiet warnings.mlir --split-input-file
quiet warnings.mlir --split-input-file --verify-diagnostics
quiet warnings.mlir --split-input-file --verify-diagnostics=only-expected
# Nothing is said where nothing is verified.
quiet - --mlir-very-unsafe-disable-verifier-on-parsing < $T/first.mlir
# Bytecode: each is followed by where it comes from.
quiet - --emit-bytecode -o $T/first.mlirbc < $T/first.mlir
quiet $T/first.mlirbc
quiet $T/first.mlirbc --emit-bytecode
quiet - --mlir-very-unsafe-disable-verifier-on-parsing < $T/first.mlirbc
# What is not to be shown is not.
quiet - --mlir-diagnostic-verbosity-level=errors < $T/first.mlir
quiet - --mlir-diagnostic-verbosity-level=warnings < $T/first.mlirbc
# Of operations that are not known here nobody knows what they consume.
printf 'dialect transform\n\nop own.end\n  operand target TransformHandleTypeInterface\n  traits TransformOpInterface\n' > $T/own.def
sed 's/transform.yield/"transform.own.end"(%a) : (!transform.any_op) -> ()\n    transform.yield/' $T/first.mlir > $T/own.mlir
quiet - --dialect=$T/own.def < $T/own.mlir
