subroutine complexes(a, b, z, x)
  complex :: a, b
  complex(8) :: z(:)
  real :: x
  a = (1.0, -2.0) * b + a / b - a
  b = exp(a) + log(a) + sqrt(a) + a ** b + a ** 3
  x = abs(a) + real(a) + aimag(b)
  a%re = 3.0
  b%im = a%re
  z = conjg(z) * (0d0, 1d0)
  z%re = 1d0
  if (a == b .or. a /= (0., 0.)) b = -b
  z = cmplx(x, kind=8)
end subroutine
complex function csum(z)
  complex :: z(3)
  csum = sum(z) + product(z)
  csum = dot_product(z, z)
end function
