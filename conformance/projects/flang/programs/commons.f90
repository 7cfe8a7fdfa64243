block data init
  common /area/ a, b, n
  real :: a(10), b
  integer :: n
  data a /5*1.0, 5*2.0/, b /3.0/, n /7/
end block data
subroutine commons
  common /area/ a, b, n
  real :: a(10), b, x(4)
  integer :: n, i(4), k
  common // k
  equivalence (x(1), i(1))
  save /area/
  a(n) = b
  i(2) = k
  x(3) = a(1)
end subroutine
subroutine datas
  integer :: m(2, 3), p
  real, save :: z = 4.5
  complex :: c
  logical :: l
  character(4) :: s(2)
  data m /6*0/, p /z'ff'/, c /(1.0, 2.0)/, l /.true./, s /'abcd', 'ef'/
  real :: q(5)
  data (q(i), i = 1, 3) /1., 2., 3./
  p = p + m(1, 2)
end subroutine
