module classes_m
  type, abstract :: animal
    integer :: legs = 4
  contains
    procedure(sound), deferred :: speak
    procedure :: walk
    procedure, private :: walk_n
    generic :: go => walk, walk_n
  end type
  abstract interface
    subroutine sound(self)
      import animal
      class(animal), intent(in) :: self
    end subroutine
  end interface
  type, extends(animal) :: dog
    character(10) :: name
  contains
    procedure :: speak => bark
    final :: gone
  end type
contains
  subroutine walk(self)
    class(animal), intent(inout) :: self
    self%legs = self%legs + 1
  end subroutine
  subroutine walk_n(self, n)
    class(animal), intent(inout) :: self
    integer :: n
    self%legs = n
  end subroutine
  subroutine bark(self)
    class(dog), intent(in) :: self
    print *, self%name, self%legs
  end subroutine
  subroutine gone(self)
    type(dog), intent(inout) :: self
  end subroutine
  subroutine visit(a)
    class(animal), allocatable :: a
    class(*), pointer :: any
    call a%speak()
    call a%go(3)
    select type (a)
    type is (dog)
      a%name = 'rex'
    class is (animal)
      a%legs = 3
    class default
      stop
    end select
    allocate (dog :: a)
    if (same_type_as(a, any)) print *, extends_type_of(a, any)
    select type (any)
    type is (integer)
      any = 3
    type is (real(8))
      any = 4d0
    type is (character(*))
      any = 'x'
    end select
  end subroutine
end module
