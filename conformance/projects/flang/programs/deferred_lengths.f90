module deferred_lengths_m
  type :: entry
    character(:), allocatable :: key
    character(len=:), pointer :: note => null()
    class(*), allocatable :: value
  end type
contains
  function joined(parts, separator) result(text)
    character(*), intent(in) :: parts(:)
    character(*), intent(in), optional :: separator
    character(:), allocatable :: text
    integer :: i
    text = ''
    do i = 1, size(parts)
      if (i > 1 .and. present(separator)) text = text // separator
      text = text // trim(adjustl(parts(i)))
    end do
  end function
  function repeated(n) result(r)
    integer, intent(in) :: n
    character(2 * n) :: r
    r = repeat('ab', n)
  end function
  subroutine fill(e, any)
    type(entry), intent(inout) :: e
    class(*), intent(in) :: any
    allocate(character(5) :: e%note)
    e%key = joined([character(4) :: 'x', 'yz', 'wvu'], ', ')
    e%note = e%key
    allocate(e%value, source=any)
    select type (v => e%value)
    type is (character(*))
      e%key(2:3) = v(1:2)
    type is (real(8))
      e%key = repeated(int(v))
    class default
      deallocate(e%note)
    end select
    print *, index(e%key, 'b', back=.true.), scan(e%key, 'xyz'), verify(e%key, 'a'), len_trim(e%key), llt(e%key, 'q')
  end subroutine
end module
