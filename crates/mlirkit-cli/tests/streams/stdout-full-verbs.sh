echo 'module attributes { dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>> } {}' > e.mlir
$M translate --serialize --target=current s.mlir -o s.mlirbc
for verb in 'opt --show-dialects' 'opt s.mlir --emit-bytecode' 'layout d.mlir' 'layout d.mlir --json' 'layout e.mlir --to-llvm' \
  'layout query d.mlir --key "x"' 'layout --llvm e-p:64:64' 'layout --llvm e-p:64:64 --to-llvm' 'translate --deserialize s.mlirbc' \
  'stablehlo explain s.mlirbc' 'stablehlo version s.mlirbc' 'stablehlo version' '--help' '--version' 'opt --help'; do
  code=0; $M $verb > /dev/full 2> err || code=$?
  [ $code = 1 ] && grep -q "standard output.*No space left" err || { echo "$verb: $code"; cat err; exit 1; }
done
