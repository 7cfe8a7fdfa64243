mlirkit strip inputs/exported.bin --locations -o $T/stripped.bin
for f in inputs/exported.bin $T/stripped.bin; do mlirkit print $f --debuginfo | grep -c program.py; done
mlirkit strip inputs/exported.bin --locations --raw -o $T/a.mlirbc
mlirkit strip inputs/elsewhere.mlirbc --locations -o $T/b.mlirbc
cmp $T/a.mlirbc $T/b.mlirbc && echo the same bytes
mlirkit info $T/stripped.bin | head -3
