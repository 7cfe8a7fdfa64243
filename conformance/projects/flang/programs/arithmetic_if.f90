subroutine arith_if(x, n)
  real :: x
  integer :: n, lab
  assign 30 to lab
  if (x) 10, 20, 30
10 n = -1
  return
20 n = 0
  goto lab
30 n = 1
  stop 3
end subroutine
subroutine stops(i)
  integer :: i
  if (i == 1) stop
  if (i == 2) stop 'message'
  if (i == 3) error stop 5
  if (i == 4) error stop 'bad', quiet=.true.
  pause
end subroutine
