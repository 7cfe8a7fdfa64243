mlirkit print inputs/softmax.tileirbc
mlirkit info inputs/softmax.tileirbc
mlirkit info inputs/softmax.tileirbc --json | head -4
mlirkit dump inputs/softmax.tileirbc | head -8
mlirkit size inputs/softmax.tileirbc --top=2
head -c 300 inputs/softmax.tileirbc > $T/cut.tileirbc; mlirkit print $T/cut.tileirbc 2>&1 | sed "s/.*cut/cut/"; echo exit $?
mlirkit opt inputs/softmax.tileirbc 2>&1 | head -1
