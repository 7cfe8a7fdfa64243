module omp_types_m
  type t
    integer :: i
    real, allocatable :: a(:)
  end type
contains
  subroutine work(x, p, al, c, z)
    type(t) :: x
    real, pointer :: p(:)
    real, allocatable :: al(:, :)
    character(5) :: c
    complex :: z
    logical :: l
    !$omp parallel private(x, p) firstprivate(al, c) reduction(+:z) reduction(.and.:l)
    x%i = 3
    al = 1
    z = z + 1
    l = l .and. c == 'x'
    !$omp end parallel
    !$omp parallel do private(al)
    do i = 1, 10
      al(i, 1) = i
    end do
  end subroutine
end module
