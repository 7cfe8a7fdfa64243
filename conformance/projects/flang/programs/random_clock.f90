program random_clock
  use iso_fortran_env
  implicit none
  integer :: values(8), seed_size, count, rate, status
  integer, allocatable :: seed(:)
  real :: r(4), t0, t1
  character(8) :: date
  character(:), allocatable :: text
  character(100) :: argument
  call date_and_time(date=date, values=values)
  call random_seed(size=seed_size)
  allocate(seed(seed_size), stat=status, source=42)
  call random_seed(put=seed)
  call random_number(r)
  call random_init(.true., .false.)
  call cpu_time(t0)
  call system_clock(count, rate)
  call get_command_argument(1, argument, status=status)
  call get_environment_variable('HOME', argument, length=count)
  call execute_command_line('true', wait=.false., exitstat=status)
  call cpu_time(t1)
  print '(3f9.4)', r, t1 - t0
  print *, command_argument_count(), compiler_version(), compiler_options()
  if (any(r > 2)) stop 'impossible', quiet=.true.
  error stop 2
end program
