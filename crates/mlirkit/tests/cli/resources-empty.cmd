cat > $T/empty.mlir <<'END'
"t.x"() {a = dense_resource<r> : tensor<0xf32>, b = dense_resource<s> : tensor<0xf32>, c = dense_resource<t> : tensor<0xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { s: "0x40000000", t: "0x00000000" } },
  external_resources: { g: { a: "0x04000000", b: "0x00000000", c: "0x0200000001", d: "0x08000000" } }
#-}
END
mlirkit opt --allow-unregistered-dialect $T/empty.mlir
mlirkit opt --allow-unregistered-dialect --emit-bytecode $T/empty.mlir -o $T/empty.mlirbc
mlirkit opt --allow-unregistered-dialect $T/empty.mlirbc
mlirkit opt --allow-unregistered-dialect --emit-bytecode $T/empty.mlirbc -o $T/again.mlirbc
cmp $T/empty.mlirbc $T/again.mlirbc && echo the same bytes
mlirkit fingerprint $T/empty.mlir $T/empty.mlirbc | cut -c1-64 | uniq | wc -l
mlirkit diff $T/empty.mlir $T/empty.mlirbc
grep -v "t: \"0x\|b: \"0x" $T/empty.mlir | mlirkit opt --allow-unregistered-dialect --verify-roundtrip - | grep -c .
