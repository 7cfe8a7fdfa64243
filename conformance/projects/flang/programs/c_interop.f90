module c_interop_m
  use iso_c_binding
  implicit none
  type, bind(c) :: c_pair
    integer(c_int) :: a
    real(c_double) :: b
  end type
  integer(c_int), bind(c, name='counter') :: counter
  enum, bind(c)
    enumerator :: red = 1, green, blue
  end enum
  interface
    function c_strlen(s) bind(c, name='strlen')
      import c_ptr, c_size_t
      type(c_ptr), value :: s
      integer(c_size_t) :: c_strlen
    end function
    subroutine c_sort(base, n, cmp) bind(c)
      import c_ptr, c_size_t, c_funptr
      type(c_ptr), value :: base
      integer(c_size_t), value :: n
      type(c_funptr), value :: cmp
    end subroutine
  end interface
contains
  integer(c_int) function add(a, b) bind(c, name='add_ints')
    integer(c_int), value :: a, b
    add = a + b + counter
  end function
  subroutine by_pair(p, q) bind(c)
    type(c_pair), value :: p
    type(c_pair) :: q
    q%a = p%a
    q%b = p%b * blue
  end subroutine
  subroutine desc(a, s) bind(c)
    real(c_float) :: a(:, :)
    character(kind=c_char) :: s(*)
    a = 0
  end subroutine
  subroutine pointers(x, p)
    real(c_double), target :: x(10)
    real(c_double), pointer :: y(:)
    type(c_ptr) :: p
    type(c_funptr) :: f
    p = c_loc(x)
    call c_f_pointer(p, y, [10])
    if (c_associated(p)) y(1) = c_strlen(p)
    f = c_funloc(add)
    call c_sort(p, 10_c_size_t, f)
  end subroutine
end module
