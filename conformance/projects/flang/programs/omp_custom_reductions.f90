module omp_custom_reductions_m
  type :: pair
    integer :: low = 0, high = 0
  end type
contains
  subroutine sums(a, n, total, grid)
    integer, intent(in) :: n
    integer, intent(in) :: a(n)
    integer(8), intent(out) :: total
    real, intent(inout) :: grid(3, 3)
    logical :: ok
    complex :: z
    integer :: i
    total = 0
    ok = .true.
    !$omp parallel do reduction(+: total) reduction(.and.: ok) reduction(*: z) reduction(+: grid) reduction(ieor: m) private(t) firstprivate(z2)
    do i = 1, n
      total = total + a(i)
      ok = ok .and. a(i) > 0
      z = z * a(i)
      grid(1, 2) = grid(1, 2) + 1
      m = ieor(m, a(i))
    end do
    !$omp parallel workshare
    grid = grid * 2
    !$omp end parallel workshare
    !$omp tile sizes(4)
    do i = 1, n
      grid(1, 1) = i
    end do
    !$omp unroll
    do i = 1, n
      grid(1, 1) = i
    end do
  end subroutine
end module
