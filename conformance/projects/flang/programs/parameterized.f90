module param_m
  type matrix(k, n, m)
    integer, kind :: k = 4
    integer, len :: n, m
    real(k) :: d(n, m)
  end type
  type wrap(w)
    integer, kind :: w
    integer(w) :: v
  end type
contains
  subroutine test(x)
    type(wrap(8)) :: x
    type(wrap(2)) :: y
    x%v = 1
    y%v = 2
  end subroutine
end module
