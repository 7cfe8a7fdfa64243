subroutine first(a, n)
  integer :: n
  real :: a(n)
  a(1) = 1
  return
entry second(a, n)
  a(n) = 2
end subroutine
integer function f1(x)
  integer :: x
  real :: f2
  f1 = x
  return
entry f2(x)
  f2 = 2.0 * x
end function
subroutine statement_functions(y)
  real :: y, g, t
  g(t) = t * t + 1.0
  y = g(y) + g(2.0)
end subroutine
