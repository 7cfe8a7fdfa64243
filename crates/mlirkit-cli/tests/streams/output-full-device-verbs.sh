device 1 7 full
$M translate --serialize --target=current s.mlir -o s.mlirbc
fails $M translate --serialize --target=current s.mlir -o full 2> err; grep -q "'full'.*No space left" err
fails $M translate --deserialize s.mlirbc -o full 2> err; grep -q "'full'.*No space left" err
fails $M stablehlo upgrade s.mlirbc -o full 2> err; grep -q "'full'.*No space left" err
fails $M opt s.mlir --emit-bytecode -o full 2> err; grep -q "'full'.*No space left" err
