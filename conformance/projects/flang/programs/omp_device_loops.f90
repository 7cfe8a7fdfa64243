subroutine omp_device_loops(a, b, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n), b(n)
  integer :: i, j
  real :: s
  !$omp declare target (helper_count)
  integer, save :: helper_count = 0
  !$omp target teams distribute parallel do simd collapse(2) map(tofrom: a(1:n, 2:n)) thread_limit(64) num_teams(8)
  do j = 2, n
    do i = 1, n
      a(i, j) = a(i, j - 1) + helper_count
    end do
  end do
  !$omp target parallel do map(tofrom: s) reduction(+: s) defaultmap(tofrom: scalar)
  do i = 1, n
    s = s + b(i)
  end do
  !$omp target if(n > 5) device(1) nowait depend(inout: b) map(always, to: b) has_device_addr(a)
  b(1) = s
  !$omp end target
  !$omp target simd
  do i = 1, n
    b(i) = i
  end do
  !$omp target teams loop bind(teams)
  do i = 1, n
    b(i) = b(i) * 2
  end do
end subroutine
