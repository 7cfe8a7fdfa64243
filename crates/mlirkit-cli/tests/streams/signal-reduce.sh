# The folder with what the script is asked about goes too.
large 20000 > l.mlir; mkdir tmp
printf '#!/bin/sh\nsleep 0.2\n' > slow.sh; chmod +x slow.sh
for signal in INT TERM; do
  TMPDIR=$PWD/tmp env --default-signal=$signal $M reduce l.mlir --test ./slow.sh -o out 2> err & child=$!
  for try in $(seq 1 200); do [ -z "$(ls -A tmp)" ] || break; sleep 0.02; done
  [ -n "$(ls -A tmp)" ]
  kill -$signal $child; code=0; wait $child || code=$?
  [ $code -gt 128 ]
  [ -z "$(ls -A tmp)" ] || { ls -RA tmp >&3; exit 1; }
  [ ! -e out ]
done
