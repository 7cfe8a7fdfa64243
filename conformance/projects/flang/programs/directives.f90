module directives_m
  interface
    subroutine any_kind(b)
      !dir$ ignore_tkr(tkr) b
      real :: b(*)
    end subroutine
  end interface
contains
subroutine directives(a, b, n)
  integer :: n, i
  real :: a(n), b(n)
  !dir$ vector always
  do i = 1, n
    a(i) = b(i)
  end do
  !dir$ unroll 4
  do i = 1, n
    a(i) = a(i) * 2
  end do
  !dir$ nounroll
  do i = 1, n
    a(i) = a(i) + 2
  end do
  !dir$ assume_aligned a:64
end subroutine
end module
