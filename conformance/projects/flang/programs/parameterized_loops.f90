subroutine parameterized_loops(x, y, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(-n:n), y(0:)
  real(8) :: acc
  integer(8) :: i
  real :: step
  !dir$ ivdep
  do i = -n, n, 2
    x(i) = x(i) + 1
  end do
  !dir$ vector always
  do i = 1, n
    y(i) = y(i) * 2
  end do
  !dir$ unroll 4
  do i = 0, n - 1
    acc = acc + y(i)
  end do
  !dir$ nounroll
  do step = 0.0, 1.0, 0.25
    acc = acc - step
  end do
  !dir$ unroll_and_jam 2
  do i = 1, n
    acc = acc + x(i)
  end do
  do while (acc > 0 .and. .not. acc > 1d6)
    acc = acc / 2 - 1
    if (acc < 1d-3) exit
  end do
  infinite: do
    acc = acc + 1
    if (acc >= 10) exit infinite
  end do infinite
  x(0) = acc
end subroutine
