subroutine omp_loops(a, b, n)
  integer :: n, i, j, last
  real :: a(n, n), b(n), m
  !$omp parallel
  !$omp do collapse(2) lastprivate(last) nowait
  do i = 1, n
    do j = 1, n
      a(i, j) = i * j
      last = j
    end do
  end do
  !$omp end do nowait
  !$omp do ordered reduction(max:m)
  do i = 1, n
    !$omp ordered
    m = max(m, b(i))
    !$omp end ordered
  end do
  !$omp end do
  !$omp sections
  !$omp section
  b(1) = 1
  !$omp section
  b(2) = 2
  !$omp end sections
  !$omp workshare
  b = b + 1
  !$omp end workshare
  !$omp end parallel
  !$omp simd safelen(4)
  do i = 1, n
    b(i) = b(i) * 2
  end do
  !$omp parallel do simd reduction(+:m) linear(last)
  do i = 1, n
    m = m + b(i)
    last = last + 1
  end do
end subroutine
