mlirkit stablehlo downgrade --target=1.0.0 inputs/exported.bin -o $T/old.bin
mlirkit stablehlo version $T/old.bin
mlirkit info $T/old.bin | head -1
mlirkit stablehlo upgrade --raw $T/old.bin -o $T/new.mlirbc
mlirkit info $T/new.mlirbc | head -1
mlirkit fingerprint inputs/exported.bin $T/old.bin $T/new.mlirbc | cut -c1-64 | uniq | wc -l
