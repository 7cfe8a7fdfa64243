subroutine block_scopes(n, total)
  implicit none
  integer, intent(in) :: n
  integer, intent(out) :: total
  integer :: i
  total = 0
  outer: do i = 1, n
    block
      integer, save :: calls = 0
      integer :: work(i)
      real, allocatable :: scratch(:)
      calls = calls + 1
      allocate(scratch(i), source=1.5)
      work = i
      if (sum(work) > 100) exit outer
      if (mod(i, 3) == 0) cycle outer
      total = total + int(sum(scratch)) + calls
    end block
  end do outer
  named: if (total > 5) then
    total = -total
  else if (total == 5) then named
    total = 0
  end if named
end subroutine
