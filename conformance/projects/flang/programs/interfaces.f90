module interfaces_m
  interface swap
    procedure swap_i, swap_r
  end interface
  interface operator(.dot.)
    module procedure dot
  end interface
  interface operator(+)
    module procedure add_v
  end interface
  type vec
    real :: v(3)
  end type
contains
  subroutine swap_i(a, b)
    integer :: a, b, t
    t = a; a = b; b = t
  end subroutine
  subroutine swap_r(a, b)
    real :: a, b, t
    t = a; a = b; b = t
  end subroutine
  real function dot(a, b)
    type(vec), intent(in) :: a, b
    dot = sum(a%v * b%v)
  end function
  type(vec) function add_v(a, b)
    type(vec), intent(in) :: a, b
    add_v%v = a%v + b%v
  end function
  subroutine test(x, y, i, j)
    type(vec) :: x, y
    integer :: i, j
    real :: r
    call swap(i, j)
    r = x .dot. (x + y)
    call swap(r, x%v(1))
  end subroutine
end module
