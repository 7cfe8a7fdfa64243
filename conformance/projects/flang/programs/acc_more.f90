subroutine acc_more(a, b, c, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(n), c(n, n)
  real :: s, work(10)
  integer :: i, j
  logical :: done
  !$acc declare create(work)
  !$acc data copy(a(1:n)) create(b) present_or_copyin(c) if(n > 2) async(2) wait(1)
  !$acc parallel loop gang vector tile(4, 4) private(work) default(present) present(c)
  do i = 1, n
    do j = 1, n
      c(i, j) = c(i, j) + 1
    end do
  end do
  !$acc kernels copyout(b) num_gangs(8) num_workers(4) vector_length(64)
  !$acc loop independent
  do i = 1, n
    b(i) = a(i)
  end do
  !$acc loop seq
  do i = 1, n
    b(i) = b(i) * 2
  end do
  !$acc end kernels
  !$acc serial loop reduction(max: s) reduction(.or.: done)
  do i = 1, n
    s = max(s, a(i))
  end do
  !$acc update host(a(2:5)) device(b) async
  !$acc wait(1, 2) async(3)
  !$acc end data
  !$acc enter data copyin(a) create(c) async
  !$acc exit data delete(c) copyout(a) finalize
  !$acc host_data use_device(a) if_present
  call external_kernel(a)
  !$acc end host_data
  !$acc parallel firstprivate(s) self(n > 3) device_type(nvidia) num_gangs(16)
  !$acc loop gang(static: 5) worker(4) vector(32) collapse(2)
  do i = 1, n
    do j = 1, n
      !$acc atomic update
      a(i) = a(i) + c(i, j)
      !$acc cache(b(1:4))
    end do
  end do
  !$acc end parallel
  !$acc init device_num(1)
  !$acc set default_async(2)
  !$acc shutdown
contains
  subroutine inner(x)
    !$acc routine vector
    real :: x
    x = x + 1
  end subroutine
end subroutine
