$M translate --serialize --target=current s.mlir -o s.mlirbc
for verb in 'opt --show-dialects' 'opt s.mlir --emit-bytecode' 'layout d.mlir' 'layout --llvm e-p:64:64' 'translate --deserialize s.mlirbc' \
  'stablehlo explain s.mlirbc' 'stablehlo version' '--help'; do
  mkfifo p; sleep 0 < p & exec 7> p; wait; { $M $verb 2> err; echo $? > code; } >&7; exec 7>&-; rm p
  [ ! -s err ] && [ "$(cat code)" = 0 ] || { echo "$verb: $(cat code)"; cat err; exit 1; }
done
