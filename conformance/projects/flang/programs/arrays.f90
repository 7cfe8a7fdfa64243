subroutine arrays(a, b, c, n, m)
  integer :: n, m
  real :: a(n, m), b(n, m), c(m)
  real :: t(10), u(-2:7, 3)
  a = 0.0
  a(1:n:2, :) = b(1:n:2, :) * 2.0 + 1.0
  c = sum(a, dim=1)
  t = [1., 2., 3., 4., 5., 6., 7., 8., 9., 10.]
  u = reshape([t, t, t], [10, 3])
  a(:, 1) = matmul(b, c)
  a = a + transpose(transpose(b))
  where (a > 0.0)
    b = a / 2
  elsewhere (a < -1.0)
    b = -a
  elsewhere
    b = 0.0
  end where
  forall (i = 1:n, j = 1:m, i /= j) a(i, j) = b(i, j) + real(i)
  do concurrent (i = 1:n)
    a(i, 1) = b(i, 1)
  end do
  c([1, 3, 2]) = c([3, 2, 1])
  c = [(real(i) * 2.0, i = 1, m)]
end subroutine
