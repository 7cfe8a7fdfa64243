module abstract_visitors_m
  implicit none
  type, abstract :: shape
    character(:), allocatable :: label
  contains
    procedure(area_of), deferred :: area
    procedure, non_overridable :: describe
    procedure(copy_of), deferred, nopass :: version
  end type
  type, extends(shape) :: box
    real :: w = 1, h = 1
  contains
    procedure :: area => box_area
    procedure, nopass :: version => box_version
  end type
  type, extends(box) :: cube
    real :: d = 1
  contains
    procedure :: area => cube_area
  end type
  abstract interface
    pure real function area_of(self)
      import :: shape
      class(shape), intent(in) :: self
    end function
    integer function copy_of()
    end function
  end interface
contains
  subroutine describe(self)
    class(shape), intent(in) :: self
    select type (self)
    class is (box)
      print *, 'box', self%w, self%area(), self%version()
    type is (cube)
      print *, 'cube', self%d, self%box%area()
    end select
  end subroutine
  pure real function box_area(self)
    class(box), intent(in) :: self
    box_area = self%w * self%h
  end function
  integer function box_version()
    box_version = 2
  end function
  pure real function cube_area(self)
    class(cube), intent(in) :: self
    cube_area = 2 * self%box%area() + 4 * self%d * self%w
  end function
  subroutine all_of(shapes, moved)
    class(shape), allocatable, intent(inout) :: shapes(:)
    class(shape), allocatable, intent(out) :: moved
    integer :: i
    do i = 1, size(shapes)
      call shapes(i)%describe()
      if (same_type_as(shapes(i), shapes(1)) .and. extends_type_of(shapes(i), shapes(1))) cycle
    end do
    allocate(box :: moved)
    allocate(moved%label, source='moved')
    if (allocated(shapes)) deallocate(shapes)
    allocate(cube :: shapes(3))
  end subroutine
end module
