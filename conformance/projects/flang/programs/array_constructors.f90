subroutine constructors(n, x)
  integer :: n, i, j
  real :: x(:)
  type p
    integer :: a, b
  end type
  type(p) :: ps(3)
  integer :: m(2, 2) = reshape([1, 2, 3, 4], [2, 2])
  real, parameter :: table(3) = [1.5, 2.5, 3.5]
  integer, parameter :: dims(2) = [2, 3]
  x = [real :: (i, i = 1, n), x(2:3), table]
  x = [((real(i * j), i = 1, 3), j = 1, n)]
  ps = [p(1, 2), p(3, 4), ps(1)]
  print *, [character(3) :: 'a', 'bcd'], table(n), dims(n), m
  x = [x, x(ubound(x, 1):1:-1)]
end subroutine
