module omp_tp
  integer, save :: counter = 0
  real :: shared_arr(4)
  !$omp threadprivate(counter)
  !$omp declare target(shared_arr)
contains
  subroutine work(x)
    integer :: x
    !$omp declare target
    !$omp parallel copyin(counter)
    counter = counter + x
    !$omp end parallel
    !$omp parallel
    !$omp single
    counter = 3
    !$omp end single copyprivate(counter)
    !$omp cancel parallel
    !$omp cancellation point parallel
    !$omp masked
    x = 1
    !$omp end masked
    !$omp end parallel
  end subroutine
end module
