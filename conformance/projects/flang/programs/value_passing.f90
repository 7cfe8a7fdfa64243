subroutine passing(i, r)
  integer :: i
  real :: r
  interface
    subroutine byval(a, b, c)
      integer, value :: a
      real, value :: b
      character, value :: c
    end subroutine
    subroutine byref(a, s)
      integer, intent(in) :: a
      character(*) :: s
    end subroutine
  end interface
  call byval(i + 1, r * 2, 'x')
  call byref(7, 'literal')
  call byref((i), 'a' // 'b')
  call unknown(i, r, 3.0d0, 'implicit')
  call byval(%val(i), r, 'c')
end subroutine
