module procedure_components_m
  abstract interface
    real function of_one(x)
      real, intent(in) :: x
    end function
  end interface
  type :: integrator
    procedure(of_one), pointer, nopass :: f => null()
    procedure(step), pointer :: advance => null()
    real :: h = 0.1
  end type
contains
  real function step(self, x)
    class(integrator), intent(in) :: self
    real, intent(in) :: x
    step = x + self%h * self%f(x)
  end function
  real function square(x)
    real, intent(in) :: x
    square = x**2
  end function
  subroutine run(y)
    real, intent(inout) :: y
    type(integrator) :: rule
    procedure(of_one), pointer :: g
    integer :: i
    rule%f => square
    rule%advance => step
    g => rule%f
    if (associated(g, square)) then
      do i = 1, 10
        y = rule%advance(y) + apply(g, y)
      end do
    end if
  end subroutine
  real function apply(f, x)
    procedure(of_one) :: f
    real, intent(in) :: x
    apply = f(x)
  end function
end module
