subroutine computed_gotos(k, x)
  integer :: k, target
  real :: x
  go to (10, 20, 30), k
  x = 0
10 x = 1
  assign 40 to target
  goto target
20 x = 2
  select case (k)
  case (:-1)
    goto 30
  case (0, 5:7)
    x = 3
  case (100:)
    return
  case default
    continue
  end select
30 if (x - 1.0) 10, 40, 20
40 continue
  do 50 i = 1, 10
  do 50 j = i, 1, -2
    x = x + i * j
50 continue
end subroutine
