subroutine omp_atomics_flush(x, y, z, k)
  real, intent(inout) :: x, y
  integer, intent(inout) :: z, k
  !$omp atomic read acquire
  y = x
  !$omp atomic write release
  x = 2.5
  !$omp atomic update seq_cst
  z = ior(z, 5)
  !$omp atomic capture
  k = z
  z = z + 1
  !$omp end atomic
  !$omp atomic capture relaxed
  z = max(z, 3)
  k = z
  !$omp end atomic
  !$omp flush (x, y)
  !$omp flush
  !$omp parallel do
  do i = 1, 10
    !$omp atomic hint(2)
    y = y * 1.5
  end do
end subroutine
