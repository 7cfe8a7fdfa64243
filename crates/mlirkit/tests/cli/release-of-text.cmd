# Since LLVM 23 the digits of a bool constant are a byte per bool. Such text is read in every verb, and written as it was read.
bytes=$(printf '0100%.0s' $(seq 64))
printf 'func.func @f() -> tensor<128xi1> {\n  %%c = arith.constant dense<"0x%s"> : tensor<128xi1>\n  return %%c : tensor<128xi1>\n}\n' $bytes > $T/mask.mlir
mlirkit validate $T/mask.mlir
mlirkit print $T/mask.mlir | grep -c "0x$bytes\""
mlirkit parse $T/mask.mlir -o $T/mask.bc && mlirkit info $T/mask.bc | grep producer
mlirkit print $T/mask.bc | grep -c "0x$bytes\""
mlirkit port --to=llvm-22 $T/mask.mlir | grep -o '"0x5555.*'
