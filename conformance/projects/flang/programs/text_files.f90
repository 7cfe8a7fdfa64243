program text_files
  implicit none
  integer :: unit, status, i, record
  character(80) :: line, message
  character(:), allocatable :: all
  real(8) :: x(3)
  logical :: exists, is_open
  inquire(file='data.txt', exist=exists, opened=is_open, size=i)
  open(newunit=unit, file='data.txt', status='replace', action='readwrite', form='formatted', iostat=status, iomsg=message)
  if (status /= 0) error stop message
  write(unit, '(a, 3(f8.3, :, ","), es12.4)') 'row', [1d0, 2d0, 3d0], 4d0
  write(unit, 100, advance='no') 5, .true., int(z'1f')
  write(unit, *) (i, i**2, i = 1, 3)
  rewind(unit)
  do
    read(unit, '(a)', end=20, err=30) line
    all = trim(line) // new_line('a')
  end do
20 continue
  backspace(unit)
  endfile(unit)
  flush(unit)
  close(unit, status='delete')
  open(10, access='direct', recl=24, status='scratch')
  do record = 1, 4
    write(10, rec=record) x
  end do
  open(11, file='s.bin', access='stream', form='unformatted', asynchronous='yes')
  write(11, pos=9, asynchronous='yes', id=i) x
  wait(11, id=i)
  read(line, '(i5)', iostat=status) i
  write(message, '(b8.8, o4, z4.4, l2, g0)') 5, 8, 255, .false., 1.5
30 print *, all
  stop 3
100 format (1x, i5.3, l3, 2x, z8)
end program
