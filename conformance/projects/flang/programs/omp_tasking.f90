recursive subroutine omp_tasking(n, r)
  integer, intent(in) :: n
  integer, intent(out) :: r
  integer :: x, y, i, grid(10)
  if (n < 2) then
    r = n
    return
  end if
  !$omp task shared(x) firstprivate(n) if(n > 10) final(n < 5) untied mergeable priority(3) depend(out: x)
  call omp_tasking(n - 1, x)
  !$omp end task
  !$omp task shared(y) depend(in: x) depend(inout: y)
  call omp_tasking(n - 2, y)
  !$omp end task
  !$omp taskwait
  !$omp taskyield
  !$omp taskgroup
  !$omp taskloop grainsize(2) nogroup
  do i = 1, 10
    grid(i) = i
  end do
  !$omp end taskgroup
  r = x + y
end subroutine
