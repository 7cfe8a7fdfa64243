printf "#!/bin/sh\ngrep -q arith.addf \$1\n" > $T/test.sh; chmod +x $T/test.sh
mlirkit reduce inputs/cut.mlir --test $T/test.sh -j 3
printf "#!/bin/sh\ngrep -q nosuch \$1\n" > $T/test.sh
mlirkit reduce inputs/cut.mlir --test $T/test.sh
mlirkit reduce inputs/cut.mlir --test $T/missing.sh
