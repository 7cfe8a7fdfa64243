code=0; $M opt <&- > out 2> err || code=$?
[ $code -le 1 ]
