integer function classify(c) result(k)
  character, intent(in) :: c
  character(:), allocatable :: word
  select case (c)
  case ('a':'z', 'A':'Z')
    k = 1
  case ('0':'9')
    k = 2
  case (' ', char(9))
    k = 3
  case default
    k = 0
  end select
  word = c // 'tail'
  select case (word)
  case ('xtail')
    k = -k
  end select
end function
