program coarray_teams
  use, intrinsic :: iso_fortran_env
  integer :: total
  real :: x
  total = this_image()
  call co_sum(total)
  call co_max(x, result_image=1)
  call co_min(x)
  call co_broadcast(x, source_image=1)
  sync all
  sync memory
  if (this_image() == 1) then
    sync images (*)
  else
    sync images (1)
  end if
  print *, num_images(), total
end program
