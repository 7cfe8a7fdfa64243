module acc_data_m
  real :: g(10)
  !$acc declare create(g)
contains
  subroutine acc_data(a, b, n)
    integer :: n
    real :: a(:), b(n)
    !$acc data copy(a) create(b(1:n))
    !$acc update host(a) device(b)
    !$acc host_data use_device(a)
    a(1) = 2
    !$acc end host_data
    !$acc end data
    !$acc enter data copyin(a) async
    !$acc wait(1)
    !$acc exit data delete(a) finalize
    !$acc atomic update
    a(1) = a(1) + 1
    !$acc init
  end subroutine
  subroutine worker(x)
    !$acc routine seq
    real :: x
    x = 1
  end subroutine
end module
