# Files may define an LLVM structure of one name differently. `diff` shows both under their name; `link` renames one.
cd "$T"
cat >a.mlir <<'M'
llvm.func @f(!llvm.struct<"s", (i32, ptr)>, !llvm.struct<"t", (struct<"s", (i32, ptr)>)>, !llvm.struct<"u", opaque>)
M
sed 's/"s", (i32/"s", (i64/g' a.mlir >b.mlir; sed 's/@f/@g/' b.mlir >c.mlir
for file in a b c; do mlirkit opt $file.mlir --emit-bytecode -o $file.mlirbc; mlirkit port $file.mlir --to 19 --bytecode -o $file.19.mlirbc; done
for old in a.mlir a.mlirbc; do for new in b.mlir b.mlirbc b.19.mlirbc a.19.mlirbc; do mlirkit diff $old $new; echo exit $?; done; done
mlirkit link a.mlir c.mlir
mlirkit link a.mlirbc c.19.mlirbc --text
mlirkit link a.mlirbc c.mlirbc --text -o l.mlir; mlirkit opt l.mlir -o /dev/null && echo valid
