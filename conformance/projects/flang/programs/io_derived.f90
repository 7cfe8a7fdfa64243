module io_derived_m
  type pair
    integer :: a, b
  contains
    procedure :: put
    generic :: write(formatted) => put
  end type
contains
  subroutine put(self, unit, iotype, vlist, iostat, iomsg)
    class(pair), intent(in) :: self
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, *, iostat=iostat, iomsg=iomsg) self%a, self%b
  end subroutine
  subroutine show(p)
    type(pair) :: p(:)
    print '(dt)', p
    open (3, form='unformatted', access='stream')
    write (3) p%a
    write (3, pos=10) p(1)%b
    open (4, access='direct', recl=40)
    read (4, rec=3) p(2)%a
  end subroutine
end module
