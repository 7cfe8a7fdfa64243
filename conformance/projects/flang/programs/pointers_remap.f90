subroutine pointers_remap(storage, n)
  integer, intent(in) :: n
  real, target :: storage(n * n)
  real, pointer :: matrix(:, :), diagonal(:), row(:), inner(:, :)
  type node
    real, pointer, contiguous :: data(:) => null()
    type(node), pointer :: next => null()
  end type
  type(node), pointer :: head, at
  matrix(1:n, 0:n - 1) => storage
  diagonal => storage(1::n + 1)
  row(5:) => matrix(2, :)
  inner => matrix(2:n - 1:2, 1:n - 2)
  allocate(head)
  at => head
  do while (.not. associated(at%next))
    allocate(at%next)
    at%next%data => storage
    at => at%next
    if (size(at%data) > 10) exit
  end do
  nullify(at%next, row)
  print *, associated(diagonal, storage), lbound(matrix), ubound(row, 1), is_contiguous(inner)
  deallocate(head)
end subroutine
