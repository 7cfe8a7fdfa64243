module array_temporaries_m
  type point
    real :: x, y
    integer :: tags(3)
  end type
contains
  subroutine overlapping(p, idx, n)
    integer, intent(in) :: n, idx(n)
    type(point), intent(inout) :: p(n)
    real :: x(n)
    p(2:n)%x = p(1:n - 1)%x
    p(idx)%y = p(n:1:-1)%y
    p%tags(2) = idx
    x = [(p(i)%x * i, i = 1, n)]
    call takes(p%x)
    call takes(p(idx)%y)
    call takes((x))
    call takes(x(idx))
    call explicit(x(::2), (n + 1) / 2)
    p = [point(1, 2, [3, 4, 5]), p(2:n)]
    print *, [real :: 1, 2, (x(i), x(i) + 1, i = 1, n, 2)], shape(p), size(p, kind=8)
  end subroutine
  subroutine takes(v)
    real, intent(in), contiguous :: v(:)
    print *, v
  end subroutine
  subroutine explicit(v, m)
    integer, intent(in) :: m
    real, intent(inout) :: v(m)
    v = v + 1
  end subroutine
end module
