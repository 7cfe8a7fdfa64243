subroutine alternates(i, *, *)
  integer :: i
  if (i == 1) return 1
  if (i == 2) return 2
  i = 0
end subroutine
subroutine caller(i)
  integer :: i
  call alternates(i, *100, *200)
  return
100 i = 10
  return
200 i = 20
end subroutine
