printf "#!/bin/sh\ngrep -q arith.addf \$1\n" > $T/test.sh; chmod +x $T/test.sh
mlirkit reduce inputs/cut.mlir --test $T/test.sh -j 3
mlirkit reduce inputs/loop.mlir -j 3 --command 'grep -q arith.divsi "$1"'
mlirkit reduce inputs/loop.mlir -j 3 --command 'grep -q func.call "$1" || grep -q "call @g" "$1"'
printf "#!/bin/sh\ngrep -q nosuch \$1\n" > $T/test.sh
mlirkit reduce inputs/cut.mlir --test $T/test.sh
mlirkit reduce inputs/cut.mlir --command 'kill -9 $$'
mlirkit reduce inputs/cut.mlir --test $T/missing.sh
mlirkit reduce inputs/cut.mlir --command 'grep -q nosuch'
