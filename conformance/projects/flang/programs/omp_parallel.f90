subroutine omp_parallel(a, n)
  integer :: n, i, id, priv
  real :: a(n), s
  !$omp parallel private(id) firstprivate(priv) shared(a) num_threads(4) if(n > 3)
  id = priv
  a(id) = id
  !$omp barrier
  !$omp critical (lock)
  a(1) = a(1) + 1
  !$omp end critical (lock)
  !$omp single
  s = 0
  !$omp end single
  !$omp master
  s = 1
  !$omp end master
  !$omp end parallel
  !$omp parallel do reduction(+:s) schedule(dynamic, 4) default(shared)
  do i = 1, n
    s = s + a(i)
  end do
  !$omp end parallel do
end subroutine
