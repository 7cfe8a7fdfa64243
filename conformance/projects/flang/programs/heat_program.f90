program heat
  implicit none
  real, allocatable :: u(:, :), v(:, :)
  integer :: step, nx = 20, ny = 30
  allocate (u(0:nx + 1, 0:ny + 1), v(0:nx + 1, 0:ny + 1))
  u = 0
  u(0, :) = 1
  do step = 1, 100
    v(1:nx, 1:ny) = 0.25 * (u(0:nx - 1, 1:ny) + u(2:, 1:ny) + u(1:nx, :ny - 1) + u(1:nx, 2:))
    if (maxval(abs(v(1:nx, 1:ny) - u(1:nx, 1:ny))) < 1e-4) exit
    u(1:nx, 1:ny) = v(1:nx, 1:ny)
  end do
  write (*, '(10f6.3)') u(1:nx:4, 1:ny:5)
  deallocate (u, v)
end program
