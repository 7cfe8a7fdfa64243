integer function branches(i, c, l)
  integer :: i, k
  character(3) :: c
  logical :: l
  branches = 0
  select case (i)
  case (:0)
    branches = 1
  case (1, 3, 5:9)
    branches = 2
  case (100:)
    branches = 3
  case default
    branches = 4
  end select
  select case (c)
  case ('abc', 'abe')
    branches = branches + 10
  case ('b':'c')
    branches = branches + 20
  end select
  select case (l)
  case (.true.)
    branches = -branches
  end select
  if (i < 10) goto 20
  if (i < 20) then
    k = 1
  else if (i < 30) then
    k = 2
  else
    k = 3
  end if
  goto (10, 20, 30), k
10 branches = branches + 1
20 branches = branches + 2
30 continue
  block
    integer :: t(3)
    t = k
    branches = branches + sum(t)
  end block
end function
