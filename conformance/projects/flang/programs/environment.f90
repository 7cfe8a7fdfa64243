subroutine environment(s, n)
  character(*) :: s
  integer :: n, v(8), ierr
  character(8) :: d
  call get_command_argument(1, s, n, ierr)
  call get_environment_variable('HOME', s)
  call get_command(s)
  n = command_argument_count()
  call date_and_time(date=d, values=v)
  call execute_command_line('true', exitstat=ierr)
  call exit(3)
end subroutine
