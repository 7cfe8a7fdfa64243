subroutine namelists(u)
  integer :: u, n
  real :: x(3)
  type t
    integer :: a
    real :: b
  end type
  type(t) :: d
  character(8) :: s
  namelist /params/ n, x, s, d
  n = 3
  read (u, nml=params, end=100, err=200)
  write (*, params)
100 return
200 stop 1
end subroutine
