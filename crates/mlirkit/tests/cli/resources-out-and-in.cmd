mlirkit parse inputs/weights.mlir -o $T/w.mlirbc
for form in safetensors irpa; do
  mlirkit resources externalize $T/w.mlirbc --least=1 --to $T/w.$form -o $T/small.mlirbc
  mlirkit resources internalize $T/small.mlirbc --from $T/w.$form -o $T/again.mlirbc
  mlirkit fingerprint $T/w.mlirbc $T/again.mlirbc | cut -c1-64 | uniq | wc -l
done
mlirkit print $T/small.mlirbc
grep -v "dense_resource\|%5 = \|{-#" inputs/weights.mlir | sed "/^  dialect_resources/,\$d; s/add %5/add %x/; s/add %x, %0/add %x, %x/" > $T/a.mlir
mlirkit translate --serialize --target=1.0.0 $T/a.mlir -o $T/a.mlirbc
mlirkit resources externalize $T/a.mlirbc --least=1 --to $T/a.safetensors -o $T/small.mlirbc
mlirkit resources internalize $T/small.mlirbc --from $T/a.safetensors -o $T/again.mlirbc
cmp $T/a.mlirbc $T/again.mlirbc && echo the same artifact
mlirkit resources internalize $T/a.mlirbc --from $T/w.irpa
cp $T/w.mlirbc $T/own.mlirbc; cd $T
mlirkit resources externalize own.mlirbc --least=1 --to ./own.mlirbc -o small.mlirbc
mlirkit resources externalize own.mlirbc --least=1 --to both -o $T/both; ls both
mlirkit resources externalize own.mlirbc --least=1 --to -
cmp w.mlirbc own.mlirbc && echo as it was
