# A dialect that no definition covers: its name is another than the file's, which is IREE's.
LC_ALL=C sed 's/flow/flaw/g; s/stream/strand/g' inputs/unknown-properties.mlirbc > $T/unknown.mlirbc
mlirkit strip $T/unknown.mlirbc --locations -o $T/stripped.mlirbc
for f in $T/unknown.mlirbc $T/stripped.mlirbc; do grep -ac "topsecret" $f; done
mlirkit fingerprint $T/unknown.mlirbc $T/stripped.mlirbc | cut -c1-64 | uniq | wc -l
mlirkit strip $T/unknown.mlirbc --discardable=strand. -o $T/none.mlirbc
printf '"t.x"() {a = dense<[[%s]]> : tensor<1x%dxi8>} : () -> ()\n' "$(od -An -v -td1 inputs/elsewhere.mlirbc | tr -s ' \n' ',' | sed 's/^,//; s/,$//')" $(wc -c < inputs/elsewhere.mlirbc) > $T/matrix.mlir
mlirkit strip $T/matrix.mlir --locations -o $T/none.mlir
sed 's/\[\[/[/; s/\]\]/]/; s/tensor<1x/tensor</' $T/matrix.mlir | mlirkit strip - --locations --bytecode -o $T/vector.mlirbc; grep -ac program.py $T/vector.mlirbc
sed 's/\[\[/[1, 2, /; s/\]\]/]/; s/tensor<1x/tensor</; s/2341x/2343x/' $T/matrix.mlir | mlirkit strip - --locations -o $T/none.mlir
ls $T
