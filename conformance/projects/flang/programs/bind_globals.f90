module globals_m
  use iso_c_binding
  integer(c_int), bind(c) :: shared_int = 7
  type(c_ptr), save :: handle = c_null_ptr
  common /block/ x, y
  bind(c) :: /block/
  real :: x, y
  character(kind=c_char), parameter :: msg(6) = ['h', 'e', 'l', 'l', 'o', c_null_char]
contains
  subroutine touch() bind(c, name='')
    shared_int = shared_int + 1
    x = y
    if (.not. c_associated(handle)) handle = c_loc_of(x)
  end subroutine
  type(c_ptr) function c_loc_of(v)
    real, target :: v
    c_loc_of = c_loc(v)
  end function
end module
