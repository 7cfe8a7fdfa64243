# Operations of other releases have what their row asked for then and still does; numbers that are not given are 0.
cat >"$T/x.mlir" <<END
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
func.func private @g()
END
cd "$T"
mlirkit opt --release=19 x.mlir --emit-bytecode --emit-bytecode-version=2 -o x.mlirbc
mlirkit opt --release=19 x.mlirbc --mlir-print-op-generic | grep -c '"llvm.add".*<{overflowFlags = #llvm.overflow<none>}>'
sed 's/sym_name/sym_mane/' x.mlirbc >y.mlirbc
mlirkit opt --release=19 y.mlirbc
mlirkit opt y.mlirbc
# Until LLVM 21, this operation writes to address space 3, and its offsets select the mode.
tma() { printf 'llvm.func @f(%%d: !llvm.ptr<3>, %%t: !llvm.ptr, %%b: !llvm.ptr<3>, %%i: i32, %%o: i16) {\n  nvvm.cp.async.bulk.tensor.shared.cluster.global %%d, %%t, %%b, box[%s] im2col[%%o] : !llvm.ptr<3>, !llvm.ptr\n  llvm.return\n}\n' "$1" >"$T/tma.mlir"; }
tma '%i, %i, %i'
for release in 19 21 22; do mlirkit opt --release=$release "$T/tma.mlir" | grep -c box; done
tma '%i, %i'
mlirkit opt --release=21 "$T/tma.mlir"
