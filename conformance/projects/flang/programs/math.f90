subroutine math(x, y, d, q, i)
  real :: x, y
  real(8) :: d
  real(10) :: q
  integer :: i
  x = acos(x) + asin(x) + atan(x) + atan2(x, y) + sinh(y) + cosh(y) + tanh(y)
  x = log(x) + log10(x) + gamma(x) + log_gamma(x) + erf(x) + erfc(x)
  x = hypot(x, y) + bessel_j0(x) + bessel_yn(2, x)
  d = dble(x) + aint(d) + anint(d) + sign(d, -1d0) + dim(d, 2d0)
  i = nint(d) + floor(x) + ceiling(y) + int(d)
  x = scale(x, i) + fraction(x) + spacing(x) + nearest(x, 1.0) + rrspacing(x)
  i = exponent(x) + digits(x)
  x = max(x, y, 3.0) + min(x, y) + mod(x, y) + modulo(x, y)
  q = sqrt(q) + sin(q)
  d = x ** i + d ** 0.5 + 2 ** i
  i = dprod(x, y)
  call random_number(x)
  call random_seed(size=i)
  call cpu_time(x)
  call system_clock(i)
end subroutine
