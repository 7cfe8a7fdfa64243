module unlimited_m
  type base
  end type
  type, extends(base) :: leaf
    integer :: i
  end type
contains
  subroutine take(x, y, z)
    class(*), intent(in) :: x, y(:)
    class(base), pointer :: z(:)
    class(*), allocatable :: c
    allocate (c, source=x)
    allocate (leaf :: z(4))
    call again(z(1))
    select type (z)
    type is (leaf)
      z%i = 3
    end select
    c = 5
    print *, storage_size(x), size(y)
  end subroutine
  subroutine again(x)
    class(*) :: x
    call take(x, [1, 2], null())
  end subroutine
end module
