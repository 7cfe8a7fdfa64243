subroutine loops(a, n)
  integer :: n, i, j, k
  real :: a(n, n), x
  do i = 1, n
    do j = n, 1, -2
      a(i, j) = real(i + j)
    end do
  end do
  k = 0
  do while (k < n)
    k = k + 1
    if (k == 7) cycle
    if (k > 50) exit
    a(k, k) = 0.
  end do
  outer: do i = 1, n
    inner: do j = 1, n
      if (a(i, j) > 5.) cycle outer
      if (a(i, j) < 0.) exit outer
    end do inner
  end do outer
  do x = 1.0, 2.0, 0.25
    a(1, 1) = a(1, 1) + x
  end do
  do
    k = k - 1
    if (k < 0) exit
  end do
end subroutine
