subroutine ieee_more(x, y, flag)
  use, intrinsic :: ieee_arithmetic
  use, intrinsic :: ieee_exceptions
  real(8), intent(inout) :: x, y
  logical, intent(out) :: flag
  type(ieee_round_type) :: mode
  type(ieee_status_type) :: status
  call ieee_get_rounding_mode(mode)
  call ieee_set_rounding_mode(ieee_down)
  call ieee_get_status(status)
  call ieee_set_halting_mode(ieee_overflow, .false.)
  x = ieee_value(x, ieee_quiet_nan)
  y = ieee_next_after(y, x) + ieee_rem(x, y) + ieee_scalb(x, 3) + ieee_logb(y) + ieee_copy_sign(x, y) + ieee_fma(x, y, x)
  flag = ieee_is_nan(x) .or. ieee_unordered(x, y) .or. ieee_class(y) == ieee_negative_inf .or. ieee_signbit(x)
  call ieee_get_flag(ieee_invalid, flag)
  call ieee_set_status(status)
  if (mode == ieee_nearest .and. ieee_support_datatype(x)) y = ieee_rint(y)
end subroutine
