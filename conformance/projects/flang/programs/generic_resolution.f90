module generic_resolution_m
  interface total
    module procedure total_i, total_r, total_m
  end interface
  interface write(formatted)
    module procedure write_money
  end interface
  interface money
    procedure make
  end interface
  type money
    integer(8) :: cents = 0
  end type
contains
  integer function total_i(a) result(s)
    integer, intent(in) :: a(:)
    s = sum(a)
  end function
  real function total_r(a) result(s)
    real, intent(in) :: a(:)
    s = sum(a)
  end function
  type(money) function total_m(a) result(s)
    type(money), intent(in) :: a(:)
    s%cents = sum(a%cents)
  end function
  type(money) function make(x) result(m)
    real(8), intent(in) :: x
    m%cents = nint(x * 100, 8)
  end function
  subroutine write_money(self, unit, iotype, v_list, iostat, iomsg)
    class(money), intent(in) :: self
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, '(i0, a)', iostat=iostat, iomsg=iomsg) self%cents, iotype
  end subroutine
  subroutine show()
    type(money) :: a(2)
    a = [make(1.5d0), money(2.25d0)]
    print *, total([1, 2]), total([1.0]), total(a)
    write(*, '(dt"cash"(5, 2))') a(1)
  end subroutine
end module
