// The parts of a constant have the element type.

func.func @parts() {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f64')}}
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f64>
  return
}
