subroutine host(n, s)
  integer :: n, k
  character(n) :: s
  real :: a(n)
  real, allocatable :: b(:)
  k = 0
  call inner()
  call taker(passed)
contains
  subroutine inner()
    k = k + n
    a(k) = 1.0
    s = 'host'
    allocate (b(k))
  end subroutine
  subroutine passed()
    k = k + 1
  end subroutine
  subroutine taker(p)
    interface
      subroutine p()
      end subroutine
    end interface
    call p()
  end subroutine
end subroutine
