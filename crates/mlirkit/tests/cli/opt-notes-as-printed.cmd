# Operations in notes are printed as the printing flags say.
cat >"$T/x.mlir" <<END
func.func @f(%a: i16) {
  "arith.index_cast"(%a) {twice} : (i16) -> ()
  return
}
END
cd "$T"
mlirkit opt x.mlir --mlir-print-debuginfo
mlirkit opt x.mlir --mlir-print-debuginfo --mlir-pretty-debuginfo
mlirkit opt x.mlir --mlir-print-unique-ssa-ids
cat >y.mlir <<END
func.func @f(%a: i16) -> i16 {
  %b = scf.execute_region -> i16 {
    scf.yield %a, %a : i16, i16
  }
  return
}
END
mlirkit opt y.mlir --mlir-print-debuginfo
mlirkit opt y.mlir --mlir-print-skip-regions
# What is isolated is shown alone, even without a region.
mlirkit opt - <<END
func.func @f(%a: i16) {
  %b = "func.func"(%a) : (i16) -> i16
  return
}
END
