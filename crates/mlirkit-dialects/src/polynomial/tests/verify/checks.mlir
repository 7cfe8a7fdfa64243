// What `mlir-opt` 19 says, the last release with the dialect.
#p = #polynomial.int_polynomial<1 + x**4>
#ring = #polynomial.ring<coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = #p>
!poly = !polynomial.polynomial<ring = #ring>
func.func @good(%a: tensor<3xi16>, %b: tensor<4xi32, #ring>, %c: tensor<?xi32>, %s: i32) {
  %0 = polynomial.from_tensor %a : tensor<3xi16> -> !poly
  %1 = polynomial.from_tensor %c : tensor<?xi32> -> !poly
  %2 = polynomial.to_tensor %0 : !poly -> tensor<4xi8>
  %3 = polynomial.mul_scalar %0, %s : !poly, i32
  %4 = polynomial.ntt %0 {root = #polynomial.primitive_root<value = 3383 : i32, degree = 4 : i32>} : !poly -> tensor<4xi32, #ring>
  %5 = polynomial.intt %b : tensor<4xi32, #ring> -> !poly
  return
}

// -----

#p = #polynomial.int_polynomial<1 + x**4>
!poly = !polynomial.polynomial<ring = <coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = #p>>
func.func @from(%a: tensor<5xi32>) {
  // expected-error @+2 {{'polynomial.from_tensor' op input type 'tensor<5xi32>' does not match output type '!polynomial.polynomial<ring = <coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = <1 + x**4>>>'}}
  // expected-note @+1 {{the input type must be a tensor of shape [d] where d is at most the degree of the polynomialModulus of the output type's ring attribute}}
  %0 = polynomial.from_tensor %a : tensor<5xi32> -> !poly
  return
}

// -----

!poly = !polynomial.polynomial<ring = <coefficientType = i32>>
func.func @from_wide(%a: tensor<5xi64>) {
  // expected-error @+2 {{'polynomial.from_tensor' op input tensor element type 'i64' is too large to fit in the coefficients of '!polynomial.polynomial<ring = <coefficientType = i32>>'}}
  // expected-note @+1 {{the input tensor's elements must be rescaled to fit before using from_tensor}}
  %0 = polynomial.from_tensor %a : tensor<5xi64> -> !poly
  return
}

// -----

#p = #polynomial.int_polynomial<1 + x**4>
!poly = !polynomial.polynomial<ring = <coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = #p>>
func.func @to(%a: !poly) {
  // expected-error @+2 {{'polynomial.to_tensor' op input type '!polynomial.polynomial<ring = <coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = <1 + x**4>>>' does not match output type 'tensor<3xi32>'}}
  // expected-note @+1 {{the output type must be a tensor of shape [d] where d is at most the degree of the polynomialModulus of the input type's ring attribute}}
  %0 = polynomial.to_tensor %a : !poly -> tensor<3xi32>
  return
}

// -----

!poly = !polynomial.polynomial<ring = <coefficientType = i32>>
func.func @scalar(%a: tensor<2x!poly>, %s: i64) {
  // expected-error @+1 {{'polynomial.mul_scalar' op polynomial coefficient type 'i32' does not match scalar type 'i64'}}
  %0 = polynomial.mul_scalar %a, %s : tensor<2x!poly>, i64
  return
}

// -----

#p = #polynomial.int_polynomial<1 + x**4>
#ring = #polynomial.ring<coefficientType = i32, coefficientModulus = 7681 : i32, polynomialModulus = #p>
!poly = !polynomial.polynomial<ring = #ring>
func.func @root(%a: !poly) {
  // expected-error @+1 {{'polynomial.ntt' op provided root 4294963913 is not a primitive root of unity mod 7681, with the specified degree 4}}
  %0 = polynomial.ntt %a {root = #polynomial.primitive_root<value = -3383 : i32, degree = 4 : i32>} : !poly -> tensor<4xi32, #ring>
  return
}

// -----

!poly = !polynomial.polynomial<ring = <coefficientType = i32>>
func.func @no_encoding(%a: !poly) {
  // expected-error @+1 {{'polynomial.ntt' op expects a ring encoding to be provided to the tensor}}
  %0 = polynomial.ntt %a : !poly -> tensor<4xi32>
  return
}

// -----

!poly = !polynomial.polynomial<ring = <coefficientType = i32>>
func.func @encoding(%a: tensor<4xi32, 1>) {
  // expected-error @+1 {{'polynomial.intt' op the provided tensor encoding is not a ring attribute}}
  %0 = polynomial.intt %a : tensor<4xi32, 1> -> !poly
  return
}

// -----

#other = #polynomial.ring<coefficientType = i64>
!poly = !polynomial.polynomial<ring = <coefficientType = i32>>
func.func @ring(%a: tensor<4xi32, #other>) {
  // expected-error @+1 {{'polynomial.intt' op encoded ring type #polynomial.ring<coefficientType = i64> is not equivalent to the polynomial ring #polynomial.ring<coefficientType = i32>}}
  %0 = polynomial.intt %a : tensor<4xi32, #other> -> !poly
  return
}

// -----

#p = #polynomial.int_polynomial<1 + x**4>
#ring = #polynomial.ring<coefficientType = i32, polynomialModulus = #p>
!poly = !polynomial.polynomial<ring = #ring>
func.func @shape(%a: tensor<3xi32, #ring>) {
  // expected-error @+2 {{'polynomial.intt' op tensor type 'tensor<3xi32, #polynomial.ring<coefficientType = i32, polynomialModulus = <1 + x**4>>>' does not match output type #polynomial.ring<coefficientType = i32, polynomialModulus = <1 + x**4>>}}
  // expected-note @+1 {{the tensor must have shape [d] where d is exactly the degree of the polynomialModulus of the polynomial type's ring attribute}}
  %0 = polynomial.intt %a : tensor<3xi32, #ring> -> !poly
  return
}
