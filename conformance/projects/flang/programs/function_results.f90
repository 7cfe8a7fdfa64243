module results_m
contains
  function vec(n) result(r)
    integer, intent(in) :: n
    real :: r(n)
    r = n
  end function
  function alloc_res(n) result(r)
    integer :: n
    real, allocatable :: r(:)
    allocate (r(n))
  end function
  function ptr_res(t) result(r)
    real, target :: t(:)
    real, pointer :: r(:)
    r => t(::2)
  end function
  function str_res(n) result(r)
    integer :: n
    character(n) :: r
    r = 'x'
  end function
  function dyn_str() result(r)
    character(:), allocatable :: r
    r = 'dynamic'
  end function
  logical function is_on(l)
    logical(1) :: l
    is_on = l
  end function
  complex(8) function cres()
    cres = (1d0, 2d0)
  end function
  subroutine use_all(a, t)
    real :: a(:)
    real, target :: t(:)
    character(20) :: s
    a = vec(3) + alloc_res(4)
    ptr_res(t) = a
    s = str_res(4) // dyn_str()
    if (is_on(.true._1)) a = real(cres())
    print *, vec(2), trim(dyn_str())
  end subroutine
end module
