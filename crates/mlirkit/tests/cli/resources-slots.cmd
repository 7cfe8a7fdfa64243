for form in safetensors irpa; do
  mlirkit resources externalize inputs/kept-weights.mlir --least=1 --to $T/w.$form -o $T/small.mlir
  mlirkit resources internalize $T/small.mlir --from $T/w.$form -o $T/again.mlir
  mlirkit fingerprint inputs/kept-weights.mlir $T/again.mlir | cut -c1-64 | uniq | wc -l
done
cat $T/small.mlir
