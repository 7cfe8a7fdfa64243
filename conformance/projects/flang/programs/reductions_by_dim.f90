subroutine reductions_by_dim(a, m, r, k)
  real, intent(in) :: a(:, :, :)
  logical, intent(in) :: m(:, :, :)
  real, intent(out) :: r(:, :)
  integer, intent(out) :: k(:)
  r = sum(a, dim=2, mask=m)
  r = maxval(a, 1)
  r = minval(a, dim=3, mask=a > 0.0)
  r = product(a, 2)
  k(1:3) = maxloc(a)
  k(1:3) = minloc(a, mask=m, back=.true.)
  k(1) = count(m)
  r = merge(1.0, 0.0, any(m, 1))
  r = merge(1.0, 0.0, all(m, dim=2))
  k(2) = findloc(r(:, 1), 1.0, dim=1)
  k(3) = iall([1, 3, 7]) + iany([8, 16]) + iparity([1, 2, 3])
  r(1, 1) = norm2(a) + dot_product(a(1, :, 1), a(:, 1, 1))
  k = reduce([3, 4, 5], plus)
contains
  pure integer function plus(x, y)
    integer, intent(in) :: x, y
    plus = x + y
  end function
end subroutine
