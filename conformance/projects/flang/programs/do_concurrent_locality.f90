subroutine do_concurrent_locality(a, b, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n), b(n)
  real :: t, total
  integer :: i, j
  total = 0
  do concurrent (i = 1:n, j = 1:n:2, i /= j) local(t) shared(a, b)
    t = b(i) * b(j)
    a(i, j) = t
  end do
  do concurrent (integer(8) :: k = n:1:-1) default(none) shared(b)
    b(k) = k
  end do
  do concurrent (i = 1:n) reduce(+: total)
    total = total + b(i)
  end do
  forall (i = 1:n, j = 1:n, a(i, j) > 0)
    a(i, j) = 1 / a(i, j)
    where (b > 0.5) b = 0.0
  end forall
  where (a > 1)
    a = 1
  elsewhere (a < -1)
    a = -1
  elsewhere
    a = a + 0.5
  end where
  b(1) = total
end subroutine
