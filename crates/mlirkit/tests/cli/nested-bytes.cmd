printf '"t.x"() {d = dense<"0x%s"> : tensor<%dxi8>, a = array<i8: %s>} : () -> ()\n' "$(od -An -v -tx1 inputs/elsewhere.mlirbc | tr -d ' \n')" "$(wc -c < inputs/elsewhere.mlirbc | tr -d ' ')" "$(od -An -v -td1 inputs/elsewhere.mlirbc | tr -s ' \n' ',' | sed 's/^,//; s/,$//; s/,/, /g')" > $T/outer.mlir
mlirkit nested list $T/outer.mlir
mlirkit strip $T/outer.mlir --locations -o $T/bare.mlir; mlirkit nested list $T/bare.mlir
mlirkit diff $T/outer.mlir $T/bare.mlir; mlirkit fingerprint $T/outer.mlir $T/bare.mlir | cut -c1-64 | uniq | wc -l
