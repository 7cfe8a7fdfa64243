subroutine acc_compute(a, b, n)
  integer :: n, i, j
  real :: a(n), b(n, n), s
  !$acc parallel loop copyin(a) copyout(b) reduction(+:s) gang vector_length(32)
  do i = 1, n
    s = s + a(i)
  end do
  !$acc kernels loop collapse(2) present(b)
  do i = 1, n
    do j = 1, n
      b(i, j) = 0
    end do
  end do
  !$acc parallel num_gangs(4) private(s) async(1) if(n > 3)
  !$acc loop worker
  do i = 1, n
    a(i) = i
  end do
  !$acc end parallel
  !$acc serial firstprivate(s)
  a(1) = s
  !$acc end serial
end subroutine
