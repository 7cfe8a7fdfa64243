module parent_m
  interface
    module subroutine work(a)
      real, intent(inout) :: a(:)
    end subroutine
    module function twice(x) result(y)
      integer, intent(in) :: x
      integer :: y
    end function
  end interface
end module
submodule (parent_m) child_m
  integer :: hits = 0
contains
  module subroutine work(a)
    real, intent(inout) :: a(:)
    hits = hits + 1
    a = a * hits
  end subroutine
  module procedure twice
    y = x * 2
  end procedure
end submodule
