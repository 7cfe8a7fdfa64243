module optional_dynamic_m
contains
  integer function described(a, s, p, f, c) result(r)
    real, intent(in), optional :: a(:)
    character(*), optional :: s
    real, pointer, optional :: p
    integer, external, optional :: f
    class(*), optional :: c
    r = 0
    if (present(a)) r = r + size(a)
    if (present(s)) r = r + len(s)
    if (present(p)) then
      if (associated(p)) r = r + int(p)
    end if
    if (present(f)) r = r + f(r)
    if (present(c)) then
      select type (c)
      type is (integer)
        r = r + c
      type is (logical(1))
        r = -r
      end select
    end if
  end function
  subroutine caller(x, y)
    real, allocatable, optional :: x(:)
    real, allocatable :: y
    print *, described(x), described(s='abc'), described(p=null()), described(c=5), described(a=[y, 2.0])
  contains
    subroutine z_is(v)
      real :: v
      v = 1
    end subroutine
  end subroutine
  impure elemental subroutine each(i, o)
    integer, intent(in) :: i
    real, intent(out), optional :: o
    if (present(o)) o = i
  end subroutine
  subroutine many(i, o)
    integer :: i(:)
    real, optional :: o(:)
    call each(i, o)
    call each(i)
  end subroutine
end module
