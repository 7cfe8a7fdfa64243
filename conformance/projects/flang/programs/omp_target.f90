subroutine omp_target(a, b, n)
  integer :: n, i
  real :: a(n), b(n), s
  !$omp target map(tofrom: a) map(to: b(1:n))
  a(1) = b(1)
  !$omp end target
  !$omp target data map(alloc: a) use_device_ptr(b)
  !$omp target teams distribute parallel do map(to: b) reduction(+:s)
  do i = 1, n
    s = s + b(i)
  end do
  !$omp end target data
  !$omp target enter data map(to: a)
  !$omp target update to(a) from(b)
  !$omp target exit data map(from: a) nowait
  !$omp teams num_teams(4) thread_limit(8)
  !$omp distribute
  do i = 1, n
    b(i) = 0
  end do
  !$omp end teams
end subroutine
