module elem_m
  type q
    integer :: n
  contains
    procedure :: inc
  end type
contains
  elemental subroutine inc(self, by)
    class(q), intent(inout) :: self
    integer, intent(in) :: by
    self%n = self%n + by
  end subroutine
  impure elemental integer function noisy(x)
    integer, intent(in) :: x
    noisy = x
    print *, x
  end function
  elemental function pad(s) result(r)
    character(*), intent(in) :: s
    character(len(s) + 2) :: r
    r = '<' // s
  end function
  subroutine run(a, c, i)
    type(q) :: a(:)
    character(4) :: c(:)
    integer :: i(3)
    call a%inc(2)
    call a(2)%inc(i(1))
    i = noisy(i) + a(1:3)%n
    c = pad(c)
    print *, len(pad(c(1)))
  end subroutine
end module
