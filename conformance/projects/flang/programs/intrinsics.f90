subroutine intrinsics(a, b, m, r, n)
  real :: a(:), b(:, :), r
  logical :: m(:)
  integer :: n, loc(1), loc2(2), sh(2)
  r = sum(a) + product(a, mask=m) + maxval(a) - minval(a, mask=a > 0)
  n = count(m)
  loc = maxloc(a)
  loc2 = minloc(b, mask=b > 1.0)
  n = findloc(a, 3.0, dim=1)
  sh = shape(b)
  n = size(b, 2) + lbound(b, 1) + ubound(b, 2)
  r = dot_product(a, b(:, 1)) + norm2(a)
  a = cshift(a, 2)
  a = eoshift(a, 1, boundary=0.0)
  b = spread(a, 2, n)
  a = pack(b, b > 0.0)
  b = unpack(a, b > 0.0, b)
  if (any(m) .and. .not. all(m)) r = 0
  if (parity(m)) r = 1
  b = matmul(transpose(b), b)
  a = merge(a, -a, m)
  r = reduce(a, plus)
contains
  pure function plus(x, y) result(z)
    real, intent(in) :: x, y
    real :: z
    z = x + y
  end function
end subroutine
