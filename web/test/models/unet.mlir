module @unet {
  func.func public @main(%image: tensor<1x32x32x3xf32> loc("image"), %down0: tensor<3x3x3x8xf32> loc("down0"), %down1: tensor<3x3x8x16xf32> loc("down1"), %middle: tensor<3x3x16x16xf32> loc("middle"), %up1: tensor<3x3x32x8xf32> loc("up1"), %up0: tensor<3x3x16x3xf32> loc("up0")) -> tensor<1x32x32x3xf32> {
    %0 = stablehlo.convolution(%image, %down0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x32x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x32x32x8xf32> loc("unet/down_0/conv"("unet.py":10:1))
    %1 = stablehlo.constant dense<0.0> : tensor<1x32x32x8xf32> loc("unet/down_0/relu"("unet.py":11:1))
    %2 = stablehlo.maximum %0, %1 : tensor<1x32x32x8xf32> loc("unet/down_0/relu"("unet.py":11:1))
    %3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc("unet/down_0/pool"("unet.py":12:1))
    %4 = "stablehlo.reduce_window"(%2, %3) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.maximum %p, %q : tensor<f32> loc("unet/down_0/pool/max"("unet.py":12:1))
      stablehlo.return %m : tensor<f32> loc("unet/down_0/pool"("unet.py":12:1))
    }) : (tensor<1x32x32x8xf32>, tensor<f32>) -> tensor<1x16x16x8xf32> loc("unet/down_0/pool"("unet.py":12:1))
    %5 = stablehlo.convolution(%4, %down1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x16x16x16xf32> loc("unet/down_1/conv"("unet.py":14:1))
    %6 = stablehlo.constant dense<0.0> : tensor<1x16x16x16xf32> loc("unet/down_1/relu"("unet.py":15:1))
    %7 = stablehlo.maximum %5, %6 : tensor<1x16x16x16xf32> loc("unet/down_1/relu"("unet.py":15:1))
    %8 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc("unet/down_1/pool"("unet.py":16:1))
    %9 = "stablehlo.reduce_window"(%7, %8) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.maximum %p, %q : tensor<f32> loc("unet/down_1/pool/max"("unet.py":16:1))
      stablehlo.return %m : tensor<f32> loc("unet/down_1/pool"("unet.py":16:1))
    }) : (tensor<1x16x16x16xf32>, tensor<f32>) -> tensor<1x8x8x16xf32> loc("unet/down_1/pool"("unet.py":16:1))
    %10 = stablehlo.convolution(%9, %middle) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<1x8x8x16xf32> loc("unet/middle/conv"("unet.py":20:1))
    %11 = stablehlo.constant dense<0.0> : tensor<1x8x8x16xf32> loc("unet/middle/relu"("unet.py":21:1))
    %12 = stablehlo.maximum %10, %11 : tensor<1x8x8x16xf32> loc("unet/middle/relu"("unet.py":21:1))
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 3, 5] : (tensor<1x8x8x16xf32>) -> tensor<1x8x2x8x2x16xf32> loc("unet/up_1/resize"("unet.py":24:1))
    %14 = stablehlo.reshape %13 : (tensor<1x8x2x8x2x16xf32>) -> tensor<1x16x16x16xf32> loc("unet/up_1/resize"("unet.py":24:1))
    %15 = stablehlo.concatenate %14, %7, dim = 3 : (tensor<1x16x16x16xf32>, tensor<1x16x16x16xf32>) -> tensor<1x16x16x32xf32> loc("unet/up_1/skip"("unet.py":25:1))
    %16 = stablehlo.convolution(%15, %up1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x32xf32>, tensor<3x3x32x8xf32>) -> tensor<1x16x16x8xf32> loc("unet/up_1/conv"("unet.py":26:1))
    %17 = stablehlo.constant dense<0.0> : tensor<1x16x16x8xf32> loc("unet/up_1/relu"("unet.py":27:1))
    %18 = stablehlo.maximum %16, %17 : tensor<1x16x16x8xf32> loc("unet/up_1/relu"("unet.py":27:1))
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 3, 5] : (tensor<1x16x16x8xf32>) -> tensor<1x16x2x16x2x8xf32> loc("unet/up_0/resize"("unet.py":30:1))
    %20 = stablehlo.reshape %19 : (tensor<1x16x2x16x2x8xf32>) -> tensor<1x32x32x8xf32> loc("unet/up_0/resize"("unet.py":30:1))
    %21 = stablehlo.concatenate %20, %2, dim = 3 : (tensor<1x32x32x8xf32>, tensor<1x32x32x8xf32>) -> tensor<1x32x32x16xf32> loc("unet/up_0/skip"("unet.py":31:1))
    %22 = stablehlo.convolution(%21, %up0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x32x16xf32>, tensor<3x3x16x3xf32>) -> tensor<1x32x32x3xf32> loc("unet/up_0/conv"("unet.py":32:1))
    %23 = stablehlo.constant dense<0.0> : tensor<1x32x32x3xf32> loc("unet/up_0/relu"("unet.py":33:1))
    %24 = stablehlo.maximum %22, %23 : tensor<1x32x32x3xf32> loc("unet/up_0/relu"("unet.py":33:1))
    return %24 : tensor<1x32x32x3xf32>
  }
}
