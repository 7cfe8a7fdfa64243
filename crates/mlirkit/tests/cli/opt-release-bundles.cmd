# LLVM 19 has no operand bundles, so its calls neither accept them nor have an attribute with their sizes.
cat >"$T/x.mlir" <<END
llvm.func @f(i32) -> i32
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return %0 : i32
}
END
cd "$T"
mlirkit opt --release=19 x.mlir --mlir-print-op-generic | grep llvm.call
mlirkit opt x.mlir --mlir-print-op-generic | grep llvm.call
sed 's/(%a)/(%a) ["a"()]/' x.mlir | mlirkit opt --release=19
