program images
  integer :: me, n, x, st
  character(20) :: msg
  real :: r(3)
  me = this_image()
  n = num_images()
  sync all
  sync all (stat=st, errmsg=msg)
  sync images (*)
  sync memory
  call co_sum(x)
  call co_max(r, result_image=1)
  call co_broadcast(x, source_image=1)
end program
