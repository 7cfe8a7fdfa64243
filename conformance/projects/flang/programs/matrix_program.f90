program matrix_program
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n, n), b(n, n), c(n, n), start, finish
  integer :: i, j, k
  call cpu_time(start)
  do j = 1, n
    do i = 1, n
      a(i, j) = i + j
      b(i, j) = i - j
    end do
  end do
  c = 0d0
  do j = 1, n
    do k = 1, n
      do i = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
  call cpu_time(finish)
  print '(a,f8.3)', 'seconds ', finish - start
  if (maxval(abs(c - matmul(a, b))) > 1d-9) error stop 'wrong'
end program
