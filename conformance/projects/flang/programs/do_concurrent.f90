subroutine concurrent(a, b, n)
  integer :: n, i, j
  real :: a(n, n), b(n), t, s
  do concurrent (i = 1:n, j = 1:n, i > j) local(t) shared(a)
    t = a(i, j)
    a(j, i) = t
  end do
  s = 0
  do concurrent (i = 1:n) reduce(+:s)
    s = s + b(i)
  end do
  do concurrent (integer(8) :: k = n:1:-1)
    b(k) = k
  end do
end subroutine
