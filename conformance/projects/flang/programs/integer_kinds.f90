subroutine integer_kinds(a, b, c, d, e)
  integer(1) :: a
  integer(2) :: b
  integer(4) :: c
  integer(8) :: d
  integer(16) :: e
  a = int(b, 1)
  b = ishft(b, -3) + ibset(b, 2)
  c = ior(iand(c, not(c)), ieor(c, maskl(5))) + popcnt(d) + leadz(d) + trailz(e) + poppar(c)
  d = dshiftl(d, d, 7) + merge_bits(d, d, 5_8) + shiftr(d, 2) + shifta(d, 3) + ishftc(d, 5, 32)
  e = d * 10_16**18 + modulo(e, 7_16) + abs(e) + sign(e, -1_16)
  c = dim(c, 5) + ceiling(1.5d0) + floor(-2.5) + nint(3.5_8) + idnint(2d0)
  if (btest(d, 4) .neqv. bge(c, 5)) a = huge(a)
  call mvbits(c, 0, 4, c, 8)
end subroutine
