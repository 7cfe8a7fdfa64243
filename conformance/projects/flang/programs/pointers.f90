module pointers_m
  type node
    integer :: value
    type(node), pointer :: next
  end type
contains
  subroutine pointers(t, n)
    integer :: n
    real, target :: t(n, n)
    real, pointer :: p(:), q(:, :), s, r(:, :)
    type(node), pointer :: list, item
    q => t
    p => t(:, 2)
    p(1:4) => t(1:4, 1)
    r(0:, 0:) => q
    s => p(3)
    s = s + 1
    if (.not. associated(p)) allocate (p(3))
    nullify (q)
    list => null()
    do while (n > 0)
      allocate (item)
      item%value = n
      item%next => list
      list => item
      n = n - 1
    end do
  end subroutine
  function find(list, v) result(found)
    type(node), target :: list
    type(node), pointer :: found
    integer :: v
    found => list
    do while (associated(found))
      if (found%value == v) return
      found => found%next
    end do
  end function
end module
