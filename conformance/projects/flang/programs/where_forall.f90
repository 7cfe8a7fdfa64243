subroutine where_forall(a, b, m, idx)
  real :: a(:), b(:, :)
  logical :: m(:)
  integer :: idx(:)
  where (m)
    a = sqrt(a)
    where (a > 2) a = 2
  elsewhere
    a = -1
  end where
  where (b > 0) b = log(b)
  forall (i = 1:10:2)
    a(i) = b(i, i)
    b(i, :) = a(idx(i))
  end forall
  forall (integer(8) :: k = 1:5, m(k)) a(k) = k
  a(idx) = a(idx) + 1
end subroutine
