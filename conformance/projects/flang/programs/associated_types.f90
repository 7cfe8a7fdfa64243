subroutine sequence_types(a, s)
  type pt
    sequence
    integer :: i
    real :: x(2)
    character(3) :: c
  end type
  type(pt) :: a, b, s(*)
  common /seq/ b
  a = b
  s(3)%x(2) = a%x(1)
  b%c(2:3) = a%c(1:2)
end subroutine
