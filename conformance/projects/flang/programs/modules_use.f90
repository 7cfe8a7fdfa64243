module base_m
  implicit none
  integer, parameter :: k = 3
  integer, protected :: count = 0
  real, allocatable :: table(:)
  real :: fixed(4) = [1., 2., 3., 4.]
  character(5) :: word = 'hello'
  integer, target :: tgt
  integer, pointer :: ptr => tgt
  private :: secret
  integer :: secret = 5
contains
  subroutine bump
    count = count + k
  end subroutine
end module
module upper_m
  use base_m, only: bump, total => count, table
contains
  subroutine work
    call bump
    if (total > 4) allocate (table(total))
  end subroutine
end module
program main
  use upper_m
  use base_m
  implicit none
  call work
  print *, count, fixed, word, ptr
end program
