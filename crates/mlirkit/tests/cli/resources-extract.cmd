mlirkit resources extract inputs/weights.mlir w1 --format npy -o $T/npy && od -c $T/npy/w1.npy | sed -n "1,5p;8,10p"
mlirkit resources extract inputs/weights.mlir --least=1 --format raw -o $T/raw && ls $T/raw && wc -c < $T/raw/w0.bin
mlirkit resources extract inputs/weights.mlir w2 -o $T/w2
printf "0123456789abcdef" > $T/new
mlirkit resources replace inputs/weights.mlir w1=$T/new | grep w1:
mlirkit resources replace inputs/weights.mlir w0=inputs/small.mlir
mlirkit resources dedupe inputs/weights.mlir | grep "w[01]"
