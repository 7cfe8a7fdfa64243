recursive function ackermann(m, n) result(r)
  integer, value :: m, n
  integer :: r
  if (m == 0) then
    r = n + 1
  else if (n == 0) then
    r = ackermann(m - 1, 1)
  else
    r = ackermann(m - 1, ackermann(m, n - 1))
  end if
end function

pure recursive subroutine quicksort(a)
  integer, intent(inout) :: a(:)
  integer :: pivot, i, j, t
  if (size(a) < 2) return
  pivot = a((1 + size(a)) / 2)
  i = 1
  j = size(a)
  do
    do while (a(i) < pivot)
      i = i + 1
    end do
    do while (a(j) > pivot)
      j = j - 1
    end do
    if (i >= j) exit
    t = a(i); a(i) = a(j); a(j) = t
    i = i + 1
    j = j - 1
  end do
  call quicksort(a(:i - 1))
  call quicksort(a(j + 1:))
end subroutine
