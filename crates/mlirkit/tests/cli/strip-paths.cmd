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
# So does a path in any other place: a symbol, a type, the name of an attribute, operation or resource, a resource.
at='loc("/src/me/secret/x.c":3:4)'
try() { printf "$1" > $T/place.mlir; mlirkit strip $T/place.mlir --locations; mlirkit strip $T/place.mlir --locations --bytecode -o $T/none.mlirbc; }
try "\"t.x\"() {a = @\"/src/me/secret/x.c:3\"} : () -> () $at"
try "%%0 = \"t.x\"() : () -> !foo.bar<\"/src/me/secret/x.c\"> $at"
try "%%0 = \"t.x\"() : () -> tuple<!emitc.opaque<\"/src/me/secret/x.c\">> $at"
try "\"t.x\"() {\"/src/me/secret/x.c\" = 1} : () -> () $at"
try "\"t./src/me/secret/x.c\"() : () -> () $at"
try "\"t.x\"() : () -> () $at\n{-# external_resources: { a: { b: \"/src/me/secret/x.c\" } } #-}"
try "\"t.x\"() {a = dense_resource<k> : tensor<18xi8>} : () -> () $at\n{-# dialect_resources: { builtin: { k: \"0x010000002F7372632F6D652F7365637265742F782E63\" } } #-}"
# Text may hold the path in quoted form.
try '"t.x"() {a = #foo.bar<"C:\\\\me\\\\secret\\\\x.c">} : () -> () loc("C:\\\\me\\\\secret\\\\x.c":3:4)'
ls $T
# Each of many paths is searched for.
for i in $(seq 5000); do echo "\"t.x\"() : () -> () loc(\"/src/me/$i.c\":1:1)"; done >$T/many.mlir
mlirkit strip $T/many.mlir --locations | grep -c t.x
echo '"t.x"() {a = "in /src/me/4999.c"} : () -> ()' >>$T/many.mlir
mlirkit strip $T/many.mlir --locations
