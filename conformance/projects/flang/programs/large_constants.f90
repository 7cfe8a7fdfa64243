module large_m
  real(8), parameter :: grid(4, 3) = reshape([(real(i, 8) / 7d0, i = 1, 12)], [4, 3])
  integer :: table(0:255) = [(mod(i * 37, 256), i = 0, 255)]
  character(8) :: names(3) = ['alpha   ', 'beta    ', 'gamma   ']
  logical :: flags(4) = [.true., .false., .true., .false.]
  complex :: z(2) = [(1.0, 2.0), (3.0, 4.0)]
  character(10) :: esc = 'a"b\c' // char(10) // char(0)
contains
  real(8) function get(i, j)
    integer :: i, j
    get = grid(i, j) + table(i)
  end function
end module
