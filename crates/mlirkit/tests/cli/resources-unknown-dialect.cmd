cat > $T/foo.mlir <<'END'
module {
  func.func private @f() attributes {a = #foo.e<blob1>}
}
{-#
  dialect_resources: { foo: { blob1: "0x0800000001020304", unused: "0x04000000", on: true, off: false, s: "text" } }
#-}
END
mlirkit opt $T/foo.mlir
mlirkit parse $T/foo.mlir -o $T/foo.mlirbc
mlirkit opt $T/foo.mlirbc
mlirkit print $T/foo.mlirbc
mlirkit info $T/foo.mlirbc | grep -A5 "^  resources"
mlirkit print $T/foo.mlirbc | mlirkit parse - -o $T/back.mlirbc && mlirkit fingerprint $T/foo.mlirbc $T/back.mlirbc | cut -c1-64 | uniq | wc -l
mlirkit opt --allow-unregistered-dialect $T/foo.mlirbc --emit-bytecode -o $T/opt.mlirbc && cmp $T/foo.mlirbc $T/opt.mlirbc && echo the same bytes
mlirkit strip --locations $T/foo.mlirbc --text | grep -c "0x"
mlirkit query $T/foo.mlirbc 'op("func.func") | set("test.seen", "unit")' --text | grep -c "0x"
mlirkit extract $T/foo.mlirbc @f --text | grep -c "0x"
mlirkit split $T/foo.mlirbc -o $T/parts && mlirkit link $T/parts/* -o $T/linked.mlirbc && mlirkit fingerprint $T/foo.mlirbc $T/linked.mlirbc | cut -c1-64 | uniq | wc -l
mlirkit resources externalize $T/foo.mlirbc --least=1 --to $T/w.irpa -o $T/small.mlir --text && cat $T/small.mlir
mlirkit resources internalize $T/small.mlir --from $T/w.irpa -o $T/again.mlir && mlirkit fingerprint $T/foo.mlir $T/again.mlir | cut -c1-64 | uniq | wc -l
sed 's/foo: {/scf: {/; s/#foo.*/1 : i32}/' $T/foo.mlir | mlirkit parse - -o $T/scf.mlirbc
LC_ALL=C sed 's/foo/scf/g' $T/foo.mlirbc > $T/scf.mlirbc; mlirkit opt $T/scf.mlirbc; mlirkit print $T/scf.mlirbc
sed 's/01020304/05060708/' $T/foo.mlir | mlirkit link - $T/foo.mlir
sed 's/01020304/05060708/' $T/foo.mlir | mlirkit diff - $T/foo.mlir
