module finalizers_m
  type handle
    integer, allocatable :: data(:)
  contains
    final :: free_one, free_many
    procedure :: copy
    generic :: assignment(=) => copy
  end type
contains
  subroutine free_one(h)
    type(handle), intent(inout) :: h
    if (allocated(h%data)) deallocate (h%data)
  end subroutine
  subroutine free_many(h)
    type(handle), intent(inout) :: h(:)
  end subroutine
  subroutine copy(a, b)
    class(handle), intent(out) :: a
    type(handle), intent(in) :: b
    a%data = b%data
  end subroutine
  subroutine use_them(n)
    integer :: n
    type(handle) :: h, k(n)
    h = k(1)
    k = h
  end subroutine
end module
