func.func @f(%v: f32, %n: index) -> (tensor<?x4xf32>, tensor<8xf32>) {
  %0 = flow.tensor.splat %v : tensor<?x4xf32>{%n}
  %1 = flow.tensor.splat %v : tensor<8xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<8xf32>
}
