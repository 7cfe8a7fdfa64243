# A file that was cut off: what there is of it, and what is wrong.
head -c 400 ../../../../examples/kernel.mlirbc > $T/cut.mlirbc; cd $T
mlirkit dump cut.mlirbc > dumped; echo "exit code $?"; head -7 dumped; tail -4 dumped
mlirkit dump cut.mlirbc --json 2> err | tail -4
