module submodule_tree_m
  implicit none
  type :: counter
    private
    integer :: n = 0
  contains
    procedure, public :: bump
  end type
  interface
    module subroutine bump(self, by)
      class(counter), intent(inout) :: self
      integer, intent(in), optional :: by
    end subroutine
    module function limit() result(l)
      integer :: l
    end function
  end interface
end module
submodule (submodule_tree_m) base
  integer :: hidden = 3
contains
  module procedure limit
    l = hidden * 10
  end procedure
end submodule
submodule (submodule_tree_m:base) leaf
contains
  module procedure bump
    if (present(by)) then
      self%n = min(self%n + by, limit())
    else
      self%n = self%n + hidden
    end if
  end procedure
end submodule
