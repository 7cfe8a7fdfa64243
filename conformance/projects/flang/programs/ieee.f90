subroutine ieees(x, y, l)
  use ieee_arithmetic
  use ieee_exceptions
  real :: x, y
  logical :: l
  type(ieee_round_type) :: mode
  type(ieee_status_type) :: status
  l = ieee_is_nan(x) .or. ieee_is_finite(y)
  x = ieee_copy_sign(x, y)
  call ieee_get_rounding_mode(mode)
  call ieee_set_rounding_mode(ieee_to_zero)
  call ieee_get_flag(ieee_invalid, l)
  call ieee_set_flag(ieee_overflow, .false.)
  call ieee_get_status(status)
  y = ieee_value(y, ieee_positive_inf)
  if (ieee_class(x) == ieee_negative_zero) x = 0
  x = ieee_rint(x) + ieee_rem(x, y) + ieee_next_after(x, y)
  l = ieee_unordered(x, y)
  call ieee_set_status(status)
end subroutine
