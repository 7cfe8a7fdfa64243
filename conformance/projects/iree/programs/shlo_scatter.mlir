func.func @s(%t: tensor<100xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<100xf32> {
  %0 = "stablehlo.scatter"(%t, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<100xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<100xf32>
  return %0 : tensor<100xf32>
}
