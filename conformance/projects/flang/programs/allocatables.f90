subroutine allocatables(n, st)
  integer :: n, st
  real, allocatable :: a(:), b(:, :)
  integer, allocatable, save :: s(:)
  character(80) :: msg
  allocate (a(n), b(0:n, -1:3), stat=st, errmsg=msg)
  allocate (s, source=[1, 2, 3])
  a = [1.0, 2.0]
  a = b(:, 1)
  if (allocated(a)) deallocate (a, stat=st)
  call grow(a)
  b = b + 1.0
  deallocate (b)
contains
  subroutine grow(x)
    real, allocatable, intent(inout) :: x(:)
    real, allocatable :: y(:)
    allocate (y(2 * size(x)))
    y(1:size(x)) = x
    call move_alloc(y, x)
  end subroutine
end subroutine
