subroutine real_models(x, y, q, i)
  use, intrinsic :: iso_fortran_env, only: real32, real64, int64
  real(real32) :: x
  real(real64) :: y
  real(10) :: q
  integer(int64) :: i
  x = nearest(x, 1.0) + spacing(x) + rrspacing(x) + fraction(x) + scale(x, 3) + set_exponent(x, 2)
  y = exponent(y) + epsilon(y) * tiny(y) + mod(y, 2d0) + modulo(-y, 3d0) + aint(y) + anint(y)
  q = sqrt(q) + exp(q) + gamma(q) + erf(q) + atan2(q, 2._10) + hypot(q, 1._10)
  y = bessel_j0(y) + bessel_jn(3, y) + bessel_yn(2, y) + log_gamma(y) + erfc_scaled(y) + acosh(y)
  y = dble(x) * dprod(x, 2.0) + real(q, 8) + sind(y) + acospi(y)
  i = digits(x) + maxexponent(y) + precision(q) + radix(i) + range(i) + selected_real_kind(10, 50)
  x = max(x, 1.0, -2.0) + min(x, 3.0)
end subroutine
