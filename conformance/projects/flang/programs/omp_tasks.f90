recursive subroutine omp_tasks(n, x)
  integer :: n, i
  integer :: x, y, z
  real :: a(10)
  !$omp task shared(x) depend(out: x) if(n > 10) priority(3)
  x = n
  !$omp end task
  !$omp task depend(in: x) depend(inout: y) final(n < 3) mergeable untied
  y = x
  !$omp end task
  !$omp taskwait
  !$omp taskgroup
  !$omp task firstprivate(z)
  z = 1
  !$omp end task
  !$omp end taskgroup
  !$omp taskyield
  !$omp taskloop grainsize(10)
  do i = 1, 10
    a(i) = i
  end do
end subroutine
