subroutine shapes(a, b, c, d)
  real :: a(:, 0:), b(*), c(3, *)
  real, contiguous :: d(:)
  interface
    subroutine explicit(x, n)
      real :: x(n, n)
      integer :: n
    end subroutine
    subroutine assumed(x)
      real :: x(:, :)
    end subroutine
  end interface
  call explicit(a, 3)
  call explicit(b, 3)
  call assumed(a(2:5, ::2))
  call assumed(reshape(d, [2, 3]))
  call explicit(a(1:3, 1:3), 3)
  d(2:) = b(1:size(d) - 1)
  c(1, 2) = a(2, 0)
end subroutine
