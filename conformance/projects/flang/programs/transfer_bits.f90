subroutine transfers(r, i, b)
  real :: r
  integer :: i, j(2)
  integer(1) :: b(:)
  i = transfer(r, i)
  b = transfer(r, b)
  j = transfer([r, r], j)
  i = shiftl(i, 2) + shiftr(i, 3) + shifta(i, 1) + maskl(4) + maskr(5)
  i = dshiftl(i, j(1), 3) + iall(j) + iany(j) + iparity(j) + merge_bits(i, j(1), 7)
  if (bge(i, j(2))) i = ibits(i, 2, 5)
  i = huge(i) - bit_size(i) + storage_size(r) + sizeof(r)
end subroutine
