subroutine strings(s, t, n)
  character(*), intent(inout) :: s
  character(len=10) :: t
  character(:), allocatable :: u
  character(kind=4, len=3) :: w
  integer :: n
  u = trim(s) // adjustl(t) // repeat('ab', n)
  n = len(u) + len_trim(t) + index(u, 'b', back=.true.)
  n = n + scan(s, 'xyz') + verify(t, 'abc')
  t = adjustr(u)
  t(3:5) = s
  if (s < t .or. lge(s, t)) s = char(65) // achar(66)
  n = ichar(s(1:1)) + iachar('x')
  w = 4_'abc'
  write (t, '(i5)') n
  read (t, *) n
  call move(u)
contains
  subroutine move(v)
    character(:), allocatable :: v
    deallocate (v)
    allocate (character(n) :: v)
  end subroutine
end subroutine
