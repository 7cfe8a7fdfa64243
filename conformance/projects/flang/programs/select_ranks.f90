subroutine select_ranks(a, n)
  use iso_c_binding
  class(*), intent(inout) :: a(..)
  integer, intent(out) :: n
  select rank (a)
  rank (0)
    n = 0
  rank (1)
    n = size(a)
  rank default
    n = rank(a) * 100 + storage_size(a)
  end select
end subroutine

subroutine assumed_type(t, b) bind(c)
  use iso_c_binding
  type(*), intent(in) :: t(*)
  real(c_float), intent(in), optional, target :: b(:)
  interface
    integer(c_size_t) function hash(p, n) bind(c, name='hash_bytes')
      import
      type(c_ptr), value :: p
      integer(c_size_t), value :: n
    end function
  end interface
  if (present(b)) print *, hash(c_loc(b), int(4, c_size_t)), c_sizeof(1.0_c_double)
end subroutine
