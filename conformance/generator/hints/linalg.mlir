%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.abs ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.add ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.batch_matmul ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
%r = linalg.batch_matvec ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.batch_mmt4d ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1xf32>)
%r = linalg.batch_reduce_matmul ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1xf32>, tensor<1x1x1xf32>, tensor<1x1xf32>)
%r = linalg.batch_vecmat ins(%s#0, %s#1 : tensor<1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.ceil ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
%r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%s#0, %s#1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.conv_1d ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.conv_1d_ncw_fcw ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.conv_1d_nwc_wcf ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
%r = linalg.conv_2d ins(%s#0, %s#1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.conv_2d_nchw_fchw ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32, tensor<1x1x1x1xi32>)
%r = linalg.conv_2d_nchw_fchw_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.conv_2d_ngchw_fgchw ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.conv_2d_ngchw_gfchw ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32, tensor<1x1x1x1x1xi32>)
%r = linalg.conv_2d_ngchw_gfchw_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.conv_2d_nhwc_fhwc ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32, tensor<1x1x1x1xi32>)
%r = linalg.conv_2d_nhwc_fhwc_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.conv_2d_nhwc_hwcf ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32, tensor<1x1x1x1xi32>)
%r = linalg.conv_2d_nhwc_hwcf_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.conv_2d_nhwgc_gfhwc ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32, tensor<1x1x1x1x1xi32>)
%r = linalg.conv_2d_nhwgc_gfhwc_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.conv_3d ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.conv_3d_ncdhw_fcdhw ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.conv_3d_ndhwc_dhwcf ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32, tensor<1x1x1x1x1xi32>)
%r = linalg.conv_3d_ndhwc_dhwcf_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1x1xi8>, tensor<1x1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.copy ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.depthwise_conv_1d_ncw_cw ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1xf32>)
%r = linalg.depthwise_conv_1d_nwc_wc ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.depthwise_conv_1d_nwc_wcm ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.depthwise_conv_2d_nchw_chw ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.depthwise_conv_2d_nhwc_hwc ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1xi8>, tensor<1x1x1xi8>, i32, i32, tensor<1x1x1x1xi32>)
%r = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1xi8>, tensor<1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32, tensor<1x1x1x1x1xi32>)
%r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1x1xi8>, tensor<1x1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1x1xf32>)
%r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.div ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
%r = linalg.div_unsigned ins(%s#0, %s#1 : tensor<1xi32>, tensor<1xi32>) outs(%s#2 : tensor<1xi32>) -> tensor<1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<f32>)
%r = linalg.dot ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<f32>) -> tensor<f32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.erf ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.exp ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (f32, tensor<1xf32>)
%r = linalg.fill ins(%s#0 : f32) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:4 = "gen.source"() : () -> (f64, f64, i32, tensor<1x1xf32>)
%r = linalg.fill_rng_2d ins(%s#0, %s#1, %s#2 : f64, f64, i32) outs(%s#3 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.floor ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.log ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
%r = linalg.matmul ins(%s#0, %s#1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1xf32>) -> tensor<1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.matvec ins(%s#0, %s#1 : tensor<1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.max ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.min ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.mmt4d ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.mul ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.negf ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.pooling_nchw_max ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.pooling_nchw_sum ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>)
%r = linalg.pooling_ncw_max ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>)
%r = linalg.pooling_ncw_sum ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.pooling_ndhwc_max ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.pooling_ndhwc_min ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>, tensor<1x1x1x1x1xf32>)
%r = linalg.pooling_ndhwc_sum ins(%s#0, %s#1 : tensor<1x1x1x1x1xf32>, tensor<1x1x1xf32>) outs(%s#2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.pooling_nhwc_max ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xi32>, tensor<1x1xi32>, tensor<1x1x1x1xi32>)
%r = linalg.pooling_nhwc_max_unsigned ins(%s#0, %s#1 : tensor<1x1x1x1xi32>, tensor<1x1xi32>) outs(%s#2 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.pooling_nhwc_min ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xi32>, tensor<1x1xi32>, tensor<1x1x1x1xi32>)
%r = linalg.pooling_nhwc_min_unsigned ins(%s#0, %s#1 : tensor<1x1x1x1xi32>, tensor<1x1xi32>) outs(%s#2 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1x1xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>)
%r = linalg.pooling_nhwc_sum ins(%s#0, %s#1 : tensor<1x1x1x1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>)
%r = linalg.pooling_nwc_max ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xi32>, tensor<1xi32>, tensor<1x1x1xi32>)
%r = linalg.pooling_nwc_max_unsigned ins(%s#0, %s#1 : tensor<1x1x1xi32>, tensor<1xi32>) outs(%s#2 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>)
%r = linalg.pooling_nwc_min ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xi32>, tensor<1xi32>, tensor<1x1x1xi32>)
%r = linalg.pooling_nwc_min_unsigned ins(%s#0, %s#1 : tensor<1x1x1xi32>, tensor<1xi32>) outs(%s#2 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1x1x1xf32>, tensor<1xf32>, tensor<1x1x1xf32>)
%r = linalg.pooling_nwc_sum ins(%s#0, %s#1 : tensor<1x1x1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.powf ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1x1xi8>, tensor<1x1x1xi8>, i32, i32, tensor<1x1x1xi32>)
%r = linalg.quantized_batch_matmul ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1x1xi8>, tensor<1x1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
// -----
%s:5 = "gen.source"() : () -> (tensor<1x1xi8>, tensor<1x1xi8>, i32, i32, tensor<1x1xi32>)
%r = linalg.quantized_matmul ins(%s#0, %s#1, %s#2, %s#3 : tensor<1x1xi8>, tensor<1x1xi8>, i32, i32) outs(%s#4 : tensor<1x1xi32>) -> tensor<1x1xi32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.reciprocal ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.round ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.rsqrt ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:4 = "gen.source"() : () -> (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.select ins(%s#0, %s#1, %s#2 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%s#3 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.sqrt ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.square ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
%r = linalg.sub ins(%s#0, %s#1 : tensor<1xf32>, tensor<1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<1xf32>, tensor<1xf32>)
%r = linalg.tanh ins(%s#0 : tensor<1xf32>) outs(%s#1 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:3 = "gen.source"() : () -> (tensor<1xf32>, tensor<1x1xf32>, tensor<1xf32>)
%r = linalg.vecmat ins(%s#0, %s#1 : tensor<1xf32>, tensor<1x1xf32>) outs(%s#2 : tensor<1xf32>) -> tensor<1xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, tensor<4xf32>)
%r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s#0 : tensor<4xf32>) outs(%s#1 : tensor<4xf32>) {
^bb0(%a: f32, %b: f32):
  %i = linalg.index 0 : index
  linalg.yield %a : f32
} -> tensor<4xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, tensor<4x2xf32>)
%r = linalg.broadcast ins(%s#0 : tensor<4xf32>) outs(%s#1 : tensor<4x2xf32>) dimensions = [1]
// -----
%s:2 = "gen.source"() : () -> (tensor<4x2xf32>, tensor<2x4xf32>)
%r = linalg.transpose ins(%s#0 : tensor<4x2xf32>) outs(%s#1 : tensor<2x4xf32>) permutation = [1, 0]
// -----
%s:2 = "gen.source"() : () -> (tensor<4xf32>, tensor<4xf32>)
%r = linalg.map ins(%s#0 : tensor<4xf32>) outs(%s#1 : tensor<4xf32>) (%a: f32, %b: f32) {
  linalg.yield %a : f32
}
// -----
%s:2 = "gen.source"() : () -> (tensor<4x2xf32>, tensor<4xf32>)
%r = linalg.reduce ins(%s#0 : tensor<4x2xf32>) outs(%s#1 : tensor<4xf32>) dimensions = [1] (%a: f32, %b: f32) {
  linalg.yield %a : f32
}
// -----
%s:2 = "gen.source"() : () -> (tensor<4x4xf32>, tensor<4x4xf32>)
%r = linalg.softmax dimension(1) ins(%s#0 : tensor<4x4xf32>) outs(%s#1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<2x6x6x5xf32>, tensor<6x6x1x1x2x5xf32>)
%r = linalg.winograd_input_transform fmr(F_4_3) ins(%s#0 : tensor<2x6x6x5xf32>) outs(%s#1 : tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>)
%r = linalg.winograd_filter_transform fmr(F_4_3) ins(%s#0 : tensor<2x3x3x5xf32>) outs(%s#1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<6x6x1x1x2x2xf32>, tensor<2x4x4x2xf32>)
%r = linalg.winograd_output_transform fmr(F_4_3) ins(%s#0 : tensor<6x6x1x1x2x2xf32>) outs(%s#1 : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<4x4xf32>, tensor<2x2x2x2xf32>)
%r = linalg.pack %s#0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %s#1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// -----
%s:2 = "gen.source"() : () -> (tensor<2x2x2x2xf32>, tensor<4x4xf32>)
%r = linalg.unpack %s#0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %s#1 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// -----
%t:2 = "gen.source"() : () -> (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>)
%r = linalg.winograd_filter_transform fmr(F_4_3) ins(%t#0 : tensor<2x3x3x5xf32>) outs(%t#1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
