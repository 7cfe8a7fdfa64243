subroutine bounds(a, b, n)
  integer :: n
  real :: a(-n:n, *), b(2:5, 0:n)
  real :: auto(n + 1, 2 * n)
  real, save :: kept(3)
  integer :: lo(2), hi(2)
  lo = lbound(b)
  hi = ubound(b)
  auto(1:2, :) = 4
  a(:, 1:2) = 0
  b(3:, n) = kept
  kept(n:n + 1) = b(lo(1):hi(1):3, 0)
end subroutine
