subroutine omp_atomic(x, v, r)
  integer :: x, v
  real :: r
  !$omp atomic
  x = x + 1
  !$omp atomic read acquire
  v = x
  !$omp atomic write release
  x = v
  !$omp atomic capture
  v = x
  x = x * 2
  !$omp end atomic
  !$omp atomic update seq_cst
  r = max(r, 2.0)
  !$omp flush (x)
  !$omp flush
end subroutine
