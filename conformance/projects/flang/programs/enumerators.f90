module enumerators_m
  use, intrinsic :: iso_c_binding
  enum, bind(c)
    enumerator :: red = 4, blue, green = 9
  end enum
  integer, parameter :: table(3) = [red, blue, green]
  type, bind(c) :: pair
    integer(c_int8_t) :: tag
    real(c_double) :: values(2)
    type(c_ptr) :: next
  end type
contains
  integer(kind(red)) function pick(i) bind(c, name="pick_colour")
    integer(c_int), value :: i
    pick = table(i)
  end function
  subroutine walk(p)
    type(pair), target, intent(in) :: p
    type(pair), pointer :: q
    q => p
    do while (c_associated(q%next))
      call c_f_pointer(q%next, q)
      print *, q%tag, q%values
    end do
  end subroutine
end module
