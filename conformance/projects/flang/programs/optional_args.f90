subroutine optionals(a, b, c, d)
  integer, optional :: a
  real, optional, intent(in) :: b(:)
  character(*), optional :: c
  real, allocatable, optional :: d
  interface
    subroutine callee(x, y)
      real, optional :: y(:)
      integer, optional :: x
    end subroutine
  end interface
  if (present(a)) a = 3
  if (present(b) .and. present(c)) c = 'both'
  call callee(a, b)
  call callee(y=b)
  call callee(y=[d])
contains
end subroutine
