echo before > out
$M opt a.mlir -o /dev/stdout >> out
{ echo before; cat want; } > all
same out all
