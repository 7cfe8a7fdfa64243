subroutine omp_clauses(a, b, n, flag)
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(n)
  logical, intent(in) :: flag
  integer :: i, j, last
  real :: s, m, priv
  s = 0
  m = -huge(m)
  !$omp parallel if(parallel: flag) num_threads(4) default(shared) private(priv) proc_bind(close)
  !$omp do schedule(dynamic, 4) lastprivate(last) reduction(+: s) reduction(max: m) ordered
  do i = 1, n
    priv = a(i) * 2
    s = s + priv
    m = max(m, priv)
    !$omp ordered
    last = i
    !$omp end ordered
  end do
  !$omp end do nowait
  !$omp sections lastprivate(j)
  !$omp section
  j = 1
  !$omp section
  j = 2
  !$omp end sections
  !$omp single copyprivate(priv)
  priv = 3
  !$omp end single
  !$omp barrier
  !$omp masked filter(2)
  b(1) = s
  !$omp end masked
  !$omp critical (guard) hint(1)
  b(2) = b(2) + m
  !$omp end critical (guard)
  !$omp end parallel
  !$omp simd simdlen(8) safelen(16) linear(j: 2) collapse(1)
  do i = 1, n
    b(i) = a(i) + j
  end do
  !$omp parallel do simd collapse(2) schedule(static)
  do i = 1, n
    do j = 1, n
      a(i) = a(i) + b(j)
    end do
  end do
end subroutine
