func.func @f(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  %1 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<u8<1:200>:f32, 0.25:128>>
  %2 = quant.qcast %b : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8<-127:127>:f32:1, {1.0, 2.0:3, 0.5:-4, 2.0e+2}>>
  %3 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xi8>
  %4 = quant.dcast %2 : tensor<2x4x!quant.uniform<i8<-127:127>:f32:1, {1.0, 2.0:3, 0.5:-4, 2.0e+2}>> to tensor<2x4xf32>
  %5 = "t.any"() : () -> !quant.any<i8<-8:7>:f32>
  %6 = "t.any"() : () -> !quant.any<u16>
  %7 = "t.cal"() : () -> !quant.calibrated<f32<-0.998:1.2321>>
  return
}
