func.func @f(%a: complex<f32>, %x: f32) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.constant [0.1, -1.0] : complex<f64>
  %2 = complex.abs %a : complex<f32>
  %3 = complex.add %a, %a fastmath<nnan> : complex<f32>
  %4 = complex.create %x, %x : complex<f32>
  %5 = complex.re %a : complex<f32>
  %6 = complex.eq %a, %a : complex<f32>
  %7 = complex.bitcast %a : complex<f32> to i64
  return
}
"t.x"() {a = #complex.number<:f32 1.5, -2.0> : complex<f32>, c = #complex.number<:f64 1.0, 2.0>, d = #complex.number<:f16 0.1, 65504.0>} : () -> ()
