subroutine ranks(a, n)
  real :: a(..)
  integer :: n
  n = rank(a)
  select rank (a)
  rank (0)
    a = 1.0
  rank (1)
    a(1) = 2.0
  rank (2)
    a(:, 1) = 3.0
  rank (*)
    print *, 'assumed size'
  rank default
    stop
  end select
end subroutine
subroutine any_type(x, y)
  type(*) :: x
  type(*) :: y(..)
  interface
    subroutine sink(z)
      type(*) :: z(..)
    end subroutine
  end interface
  call sink(y)
end subroutine
