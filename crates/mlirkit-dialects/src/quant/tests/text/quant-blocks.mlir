// Scales and zero points by block; scales as the expressed type has them.
func.func private @types(
  !quant.uniform<u8:f32:{0:1,1:2},{{2.0:120,9.9:127},{4.0,5.0}}>,
  !quant.uniform<i8:f32:{},{{2.0}}>,
  !quant.uniform<i8:f16:{0:1},{1.0001:3,1.0001:3}>,
  !quant.uniform<u8<1:100>:bf16:{3:2},{{{{2.0:-10,3.0:20}}},{{{4.0:300,5.0}}}}>,
  !quant.uniform<i1:f32:{0:1},{2.0:1,3.0}>,
  !quant.uniform<i3:f64:{1:9999999999},{1.0e300:1}>
)

func.func @casts(%f: tensor<2x4xf32>) -> tensor<2x4xi8> {
  %q = quant.qcast %f : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0:7}}>>
  %s = quant.scast %q : tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0:7}}>> to tensor<2x4xi8>
  return %s : tensor<2x4xi8>
}
