module sort_m
  interface sort
    module procedure sort_i, sort_c
  end interface
contains
  recursive subroutine sort_i(a)
    integer, intent(inout) :: a(:)
    integer :: p
    if (size(a) <= 1) return
    p = a(1 + size(a) / 2)
    a = [pack(a, a < p), pack(a, a == p), pack(a, a > p)]
    call sort_i(a(:count(a < p)))
    call sort_i(a(count(a <= p) + 1:))
  end subroutine
  subroutine sort_c(a)
    character(*), intent(inout) :: a(:)
    character(len(a)) :: t
    integer :: i, j
    do i = 2, size(a)
      t = a(i)
      do j = i - 1, 1, -1
        if (lle(a(j), t)) exit
        a(j + 1) = a(j)
      end do
      a(j + 1) = t
    end do
  end subroutine
end module
