subroutine associates(a, n)
  integer :: n
  real, target :: a(n, n)
  type t
    real :: v(3)
  end type
  type(t) :: x
  associate (row => a(1, :), m => n * 2, v => x%v)
    row = real(m)
    v(2) = row(1)
  end associate
  associate (q => sum(a, 1))
    a(:, 1) = q
  end associate
end subroutine
