mlirkit split inputs/cut.mlir -o $T/parts && ls $T/parts
cat $T/parts/0003-main.mlir
mlirkit link $T/parts/*.mlir -o $T/again.mlir && mlirkit fingerprint inputs/cut.mlir $T/again.mlir | cut -c1-64 | uniq | wc -l
mlirkit link $T/parts/0004* $T/parts/0001* | grep func
sed "s/mulf/addf/" inputs/cut.mlir > $T/b.mlir
mlirkit link inputs/cut.mlir $T/b.mlir
mlirkit extract $T/b.mlir @leaf -o $T/c.mlir
mlirkit link inputs/cut.mlir $T/c.mlir --rename | grep "@leaf"
