module list_m
  implicit none
  type item
    class(*), allocatable :: value
    type(item), pointer :: next => null()
  end type
  type list
    type(item), pointer :: head => null()
    integer :: length = 0
  contains
    procedure :: push
    procedure :: each
    final :: clear
  end type
  abstract interface
    subroutine visitor(v)
      class(*), intent(in) :: v
    end subroutine
  end interface
contains
  subroutine push(self, v)
    class(list), intent(inout) :: self
    class(*), intent(in) :: v
    type(item), pointer :: new
    allocate (new)
    allocate (new%value, source=v)
    new%next => self%head
    self%head => new
    self%length = self%length + 1
  end subroutine
  subroutine each(self, f)
    class(list), intent(in) :: self
    procedure(visitor) :: f
    type(item), pointer :: at
    at => self%head
    do while (associated(at))
      call f(at%value)
      at => at%next
    end do
  end subroutine
  subroutine clear(self)
    type(list), intent(inout) :: self
    type(item), pointer :: at
    do while (associated(self%head))
      at => self%head%next
      deallocate (self%head)
      self%head => at
    end do
  end subroutine
end module
