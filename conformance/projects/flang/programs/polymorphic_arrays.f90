module poly_m
  type base
    integer :: i
  contains
    procedure :: id
  end type
  type, extends(base) :: derived
    real :: r(3)
  end type
contains
  integer function id(self)
    class(base), intent(in) :: self
    id = self%i
  end function
  subroutine work(a, b, n)
    class(base) :: a(:)
    class(base), allocatable :: b(:), c
    integer :: n
    allocate (derived :: b(n))
    b(2)%i = a(1)%id()
    c = a(1)
    allocate (c, mold=a(2))
    select type (a)
    class is (derived)
      a(1)%r = 3.0
      a%i = 2
    end select
    n = b(1)%id() + c%id()
    call move_alloc(c, d)
  contains
    subroutine move_alloc(x, y)
      class(base), allocatable :: x
      real :: y
    end subroutine
  end subroutine
end module
