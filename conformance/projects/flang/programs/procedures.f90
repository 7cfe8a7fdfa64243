module procedures_m
  abstract interface
    real function f_t(x)
      real, intent(in) :: x
    end function
  end interface
  procedure(f_t), pointer :: current => null()
contains
  real function apply(f, x)
    procedure(f_t) :: f
    real :: x
    apply = f(x)
  end function
  real function double(x)
    real, intent(in) :: x
    double = 2 * x
  end function
  subroutine driver(y)
    real :: y
    procedure(f_t), pointer :: local
    external :: other
    intrinsic :: sin
    current => double
    local => current
    y = apply(double, y) + local(y) + apply(sin, y)
    call other(y, *10)
    y = y + nested(y)
10  return
  contains
    real function nested(z)
      real, intent(in) :: z
      nested = z + y
    end function
  end subroutine
  recursive integer function fact(n) result(r)
    integer, value :: n
    r = 1
    if (n > 1) r = n * fact(n - 1)
  end function
  pure elemental real function square(x)
    real, intent(in) :: x
    square = x * x
  end function
  subroutine map(a)
    real :: a(:)
    a = square(a) + square(2.0)
  end subroutine
end module
