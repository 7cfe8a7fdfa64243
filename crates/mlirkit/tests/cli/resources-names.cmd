for form in safetensors irpa; do
  mlirkit resources externalize inputs/names-of-weights.mlir --least=1 --to $T/w.$form -o $T/small.mlirbc --bytecode
  mlirkit resources internalize $T/small.mlirbc --from $T/w.$form -o $T/again.mlir --text
  mlirkit fingerprint inputs/names-of-weights.mlir $T/again.mlir | cut -c1-64 | uniq | wc -l
done
tail -c +9 $T/w.safetensors | tr -d '\000-\011\013-\037\200-\377' | sed 's/} .*/}/; s/},/},\n/g'
mlirkit resources extract inputs/names-of-weights.mlir --least=1 --format raw -o $T/raw && ls $T/raw && cat $T/raw/names.json
mlirkit resources extract inputs/names-of-weights.mlir --least=1 --format npy -o $T/npy; ls $T/npy
mlirkit resources list inputs/names-of-weights.mlir --least=4
long=$(printf "%0300d" 0)
printf 'func.func @a() { return }\nfunc.func @"%s"() { "t.x"() {a = dense_resource<"%s"> : tensor<1xi8>} : () -> () return }\n"%s.b"() : () -> ()\n{-# dialect_resources: { builtin: { "%s": "0x0100000007" } } #-}\n' $long $long "a/../$long" $long > $T/long.mlir
mlirkit resources extract $T/long.mlir --least=1 --format npy -o $T/long && ls $T/long && tr -d 0 < $T/long/names.json
mlirkit split $T/long.mlir -o $T/parts && ls $T/parts && mlirkit link $T/parts/* -o $T/linked.mlir && mlirkit fingerprint $T/long.mlir $T/linked.mlir | cut -c1-64 | uniq | wc -l
