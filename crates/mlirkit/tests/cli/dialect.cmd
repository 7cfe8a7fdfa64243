# A definition file is checked beyond its syntax.
cat > $T/toy.def <<'END'
dialect toy

op a
  operand x Nothing
  result y Matrix
  attr z Missing
  format $x $typo attr-dict

type matrix
  class MatrixType
  param rows int:64
  format `<` $rows `>`

type-constraint Matrix
  summary a matrix
  pred isa:toy.matrx
END
cd $T
mlirkit dialect check toy.def
cat > bad.def <<'END'
dialect toy

op a
  operandd x
END
mlirkit dialect check bad.def
echo 'module {}' > m.mlir; echo 'irdl.dialect @x { foo }' > bad.irdl; echo '{"!instanceof": 3' > bad.json; printf 'dialect \377' > bytes.def
mlirkit opt m.mlir --dialect bad.def; mlirkit print m.mlir --dialect bad.def
mlirkit print m.mlir --dialect bad.irdl 2>&1 | head -1
mlirkit print m.mlir --dialect bad.json; mlirkit print m.mlir --dialect bytes.def; mlirkit print m.mlir --dialect none.def
