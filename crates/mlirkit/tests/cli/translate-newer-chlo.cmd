# A property that LLVM 23's CHLO has not, in an artifact of a version that is older than LLVM 24.
mlirkit opt --release=24 --emit-bytecode -o $T/module <<'M'
func.func @f(%a: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %0:2 = "chlo.top_k"(%a) <{k = 2 : i64, is_stable = false}> : (tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
}
M
mlirkit translate --serialize --target=1.17.0 --allow-other-dialects $T/module -o $T/artifact
mlirkit translate --deserialize $T/artifact
