# Debug information in attributes of operations names files, too.
mlirkit strip inputs/debug-info.mlir --locations | grep -e di_file -e secret
mlirkit parse inputs/debug-info.mlir -o $T/in.mlirbc
mlirkit strip $T/in.mlirbc --locations -o $T/out.mlirbc
grep -ac secret $T/in.mlirbc $T/out.mlirbc | sed 's/.*://'
# Text that an operation holds cannot change: the file is refused in both forms.
printf 'func.func @f(%%c: i1) {\n  cf.assert %%c, "/src/me/secret/x.c:3: failed"\n  return\n} loc("/src/me/secret/x.c":3:4)\n' > $T/assert.mlir
mlirkit strip $T/assert.mlir --locations
mlirkit strip $T/assert.mlir --locations --bytecode -o $T/none.mlirbc
printf '#foo.bar<"/src/me/secret/x.c">' | sed 's/.*/"t.x"() {a = &} : () -> () loc("\/src\/me\/secret\/x.c":3:4)/' | mlirkit strip - --locations
ls $T
