module kinds_m
  use iso_fortran_env
  implicit none
  integer, parameter :: half = selected_real_kind(3, 4)
  integer(int64), parameter :: big = huge(0_int64)
contains
  function widen(x) result(y)
    real(real32), intent(in) :: x
    real(real64) :: y
    y = real(x, real64) * 2.0_real64
  end function
  real(10) function extended(x)
    real(8), value :: x
    extended = real(x, 10) + 1.0_10
  end function
  subroutine bits(a, b)
    integer(int32) :: a, b
    a = iand(a, b)
    b = ior(ieor(a, b), not(a))
    a = ibset(ibclr(b, 3), 5)
    a = popcnt(b) + leadz(a) + trailz(b)
    if (btest(a, 2)) b = ishftc(b, 4)
    call mvbits(a, 1, 4, b, 2)
    a = merge(a, b, a > b)
  end subroutine
  subroutine halves(x, y)
    real(2) :: x
    real(3) :: y
    x = x + 1.0_2
    y = y * 2.0_3
  end subroutine
end module
