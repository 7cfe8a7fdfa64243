module initial_structures_m
  implicit none
  type :: leaf
    integer :: id = -1
    real :: w(2, 2) = reshape([1., 2., 3., 4.], [2, 2])
    character(5) :: s = 'leaf'
  end type
  type :: tree
    type(leaf) :: leaves(3) = leaf(7)
    type(tree), pointer :: up => null()
    logical(1) :: bit = .true.
    complex(4) :: z = (0., 1.)
  end type
  type(tree), save, target :: root
  type(tree), parameter :: fixed = tree(leaves=[leaf(1), leaf(2, s='x'), leaf()])
  integer, protected :: counter = 5
  real, allocatable, save :: table(:)
  procedure(), pointer :: hook => null()
  integer, dimension(2:3, -1:1), parameter :: m = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  private :: counter
contains
  integer function lookup(i, j)
    integer, intent(in) :: i, j
    type(leaf), save :: cache = leaf(3)
    cache%id = cache%id + m(i, j) + counter
    lookup = cache%id + fixed%leaves(j)%id + root%leaves(1)%id
    if (associated(hook)) call hook()
  end function
end module
