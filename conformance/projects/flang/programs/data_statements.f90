subroutine data_statements(out)
  integer, parameter :: n = 4
  real :: grid(n, n), diagonal(n)
  character(3) :: names(2)
  logical :: flags(5)
  complex :: z
  integer :: i, j, packed(3), hex
  data ((grid(i, j), i = 1, n), j = 1, n) /16*0.5/
  data diagonal /2*1.0, 2*3.0/, names /'abc', 'de'/
  data flags /.true., 3*.false., .true./, z /(1.0, -2.0)/
  data (packed(i), i = 1, 3) /1, 2, 3/, hex /z'ff00'/
  real, intent(out) :: out
  equivalence (grid(1, 1), first)
  out = sum(grid) + sum(diagonal) + real(z) + packed(2) + hex + first
  if (flags(1)) out = out + ichar(names(1)(2:2))
end subroutine

block data initial
  common /shared/ a, k(3), name
  character(4) :: name
  data a /1.25/, k /7, 8, 9/, name /'init'/
end block data
