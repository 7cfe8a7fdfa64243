module operators_m
  type :: vec
    real :: x = 0, y = 0
  contains
    procedure, private :: add
    procedure, private, pass(b) :: scale
    procedure, private :: assign_real
    generic, public :: operator(+) => add
    generic, public :: operator(*) => scale
    generic, public :: assignment(=) => assign_real
  end type
  interface operator(.cross.)
    module procedure cross
  end interface
contains
  elemental type(vec) function add(a, b)
    class(vec), intent(in) :: a, b
    add%x = a%x + b%x
    add%y = a%y + b%y
  end function
  elemental type(vec) function scale(s, b)
    real, intent(in) :: s
    class(vec), intent(in) :: b
    scale = vec(s * b%x, s * b%y)
  end function
  elemental subroutine assign_real(a, r)
    class(vec), intent(inout) :: a
    real, intent(in) :: r
    a%x = r
    a%y = -r
  end subroutine
  pure real function cross(a, b)
    type(vec), intent(in) :: a, b
    cross = a%x * b%y - a%y * b%x
  end function
  subroutine use_them(n)
    integer, intent(in) :: n
    type(vec) :: a(n), b(n)
    a = 2.0
    b = 3.0 * a + a
    print *, a(1) .cross. b(1)
  end subroutine
end module
