module nested_m
  type inner
    real, allocatable :: v(:)
    integer, pointer :: p => null()
  end type
  type middle
    type(inner) :: i(2)
    type(inner), allocatable :: j
  end type
  type, extends(middle) :: outer
    type(middle), allocatable :: m(:)
    class(inner), allocatable :: k
    type(outer), pointer :: up
  end type
contains
  subroutine dig(o, n)
    type(outer) :: o, c
    integer :: n
    o%i(1)%v(n) = o%m(2)%j%v(1)
    allocate (o%m(n), o%k)
    o%k%v = [1.0, 2.0]
    o%up%up%i(2)%p = 3
    c = o
    o%middle = c%m(1)
    c = outer(middle=o%middle, m=[c%middle], k=null(), up=null())
  end subroutine
end module
