subroutine string_arrays(a, n)
  integer :: n
  character(*) :: a(n)
  character(5) :: b(3) = ['one  ', 'two  ', 'three']
  character(len=n) :: c(2)
  character(:), allocatable :: d(:)
  a(1:2) = b(2:3)
  c = a(1:2)(2:4)
  allocate (character(7) :: d(n))
  d(:) = a
  d = [character(4) :: 'x', 'yy']
  print *, a, b(1), d
end subroutine
character(*) function echo(s)
  character(*) :: s
  echo = s
end function
