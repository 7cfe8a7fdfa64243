module derived_m
  type point
    real :: x = 0.0, y = 0.0
  end type
  type shape_t
    integer :: id
    type(point) :: corners(4)
    type(point), pointer :: next => null()
    real, allocatable :: weights(:, :)
    character(12) :: name
    procedure(real), pointer, nopass :: fn => null()
  end type
  type(shape_t), save :: global
contains
  subroutine use_shape(s, p)
    type(shape_t), intent(inout) :: s
    type(point), target :: p
    type(shape_t) :: local
    s%id = 4
    s%corners(2)%x = p%y
    s%next => p
    local = s
    local%corners = point(1.0, 2.0)
    s%weights(1, 2) = s%next%x
    local = shape_t(1, p, null(), null(), 'name')
    global%corners(:)%x = local%corners(:)%y
    if (associated(s%next, p)) nullify (s%next)
  end subroutine
  function make(x) result(p)
    real, value :: x
    type(point) :: p
    p = point(y=x, x=x)
  end function
  subroutine arrays_of(q)
    type(point) :: q(:)
    q = make(3.0)
    q%x = q%x + 1
    print *, q
  end subroutine
end module
