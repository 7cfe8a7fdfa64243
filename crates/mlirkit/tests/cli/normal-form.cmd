# Programs are equal if their normal forms are: without properties that equal their defaults or lists of empty
# dictionaries, and with distinct attributes numbered in order of use. Fingerprint and diff agree with that text.
cd "$T"
same() { mlirkit fingerprint $1 $2 | cut -d' ' -f1 | uniq | wc -l; mlirkit diff $1 $2; echo exit $?; }
cat >long.mlir <<'M'
"omp.critical.declare"() <{hint = 0 : i64, sym_name = "m"}> : () -> ()
"func.func"() <{arg_attrs = [{}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
M
mlirkit opt long.mlir -o short.mlir; same long.mlir short.mlir
mlirkit strip long.mlir --defaults | mlirkit opt --mlir-print-op-generic
sed 's/hint = 0/hint = 1/' long.mlir >other.mlir; same long.mlir other.mlir
# Two uses of one distinct attribute are not uses of two.
cat >two.mlir <<'M'
"t.a"() {x = distinct[4]<"d">} : () -> ()
"t.a"() {x = [distinct[2]<"d">]} : () -> ()
M
sed 's/distinct\[2\]/distinct[4]/' two.mlir >one.mlir; sed 's/distinct\[2\]/distinct[9]/' two.mlir >renumbered.mlir
same two.mlir one.mlir; same two.mlir renumbered.mlir; same one.mlir one.mlir
# A resource that nothing uses is not part of the program.
cat >used.mlir <<'M'
"t.a"() {x = dense_resource<k> : tensor<4xi8>} : () -> ()
{-# dialect_resources: { builtin: { k: "0x0400000001020304", unused: "0x04000000FF" } } #-}
M
mlirkit parse used.mlir -o used.mlirbc; same used.mlir used.mlirbc
sed 's/01020304/01020305/' used.mlir >changed.mlir; same changed.mlir used.mlirbc
