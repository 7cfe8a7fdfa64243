# What was written before stays, and what follows comes behind it.
{ echo before; $M opt a.mlir -o /dev/stdout; echo behind; } > out
{ echo before; cat want; echo behind; } > all
[ -e /dev/stdout ]
same out all
