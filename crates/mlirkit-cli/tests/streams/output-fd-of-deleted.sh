# A file that has lost its name can be written to by its number.
exec 5> gone 6< gone; rm gone
$M opt a.mlir -o /dev/fd/5
cat <&6 > out; same out want
no_leftovers
