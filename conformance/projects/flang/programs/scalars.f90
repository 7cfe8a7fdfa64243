subroutine scalars(i, j, r, d, c, l, s)
  integer(1) :: i1
  integer(2) :: i2
  integer(8) :: i8
  integer(16) :: i16
  integer, intent(inout) :: i, j
  real, intent(inout) :: r
  real(8) :: d
  complex :: c
  logical :: l
  character(*) :: s
  i1 = int(i, 1)
  i2 = i1 * 2_2
  i8 = ishft(int(i, 8), 3)
  i16 = i8 * i8
  i = mod(i, j) + modulo(j, i)
  j = i ** 3 - abs(j)
  r = sqrt(r) + sin(r) * cos(r) / tan(r)
  d = r ** 2.5d0 + exp(d)
  c = cmplx(r, aimag(c)) * conjg(c)
  l = (i > j .and. r < 2.0) .or. .not. l
  l = l .eqv. (i == 3)
  l = l .neqv. (j /= 4)
  s = 'text ' // s(2:3)
end subroutine
