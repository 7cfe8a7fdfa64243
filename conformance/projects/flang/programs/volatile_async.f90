subroutine qualifiers(a, v, b)
  real, volatile :: v
  real, asynchronous :: a(10)
  real, target, save :: t
  real, value :: b
  integer, volatile, pointer :: p
  v = v + b
  a = v
  t = v
  p = 3
  open (10, asynchronous='yes')
  read (10, asynchronous='yes', id=i) a
  wait (10, id=i)
end subroutine
