subroutine io(u, a, n)
  integer :: u, n, ios, i
  real :: a(n)
  character(100) :: line, name
  logical :: ex
  open (newunit=u, file='data.txt', status='old', action='read', iostat=ios, iomsg=line)
  read (u, *, iostat=ios, end=10) n, (a(i), i = 1, n)
  read (u, '(a)', advance='no', size=n) line
  write (*, 100) n, a
100 format (i4, 3(f8.3, 1x), /)
  write (line, '(3i5)') 1, 2, n
  print '(a,1x,es12.4)', 'value', a(1)
  print *, 'list', a, n > 3, (1.0, 2.0)
  inquire (unit=u, exist=ex, name=name)
  inquire (iolength=n) a
  rewind (u)
  backspace (u)
  endfile (u)
  flush (u)
  wait (u)
10 close (u, status='delete')
end subroutine
