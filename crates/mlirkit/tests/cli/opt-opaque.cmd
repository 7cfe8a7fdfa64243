# Attributes and types that C++ parses keep their text. It is the same value in full and where a format omits its prefix, so the
# verifier finds the types of `same` equal. Operations share a form, and rows name results.
cat > $T/toy.def <<'END'
dialect toy
  default-attr-syntax
  default-type-syntax

form unary
  format $input attr-dict `:` type($input)
  no-operands attr-dict `:` type(results)

op constant
  result _ Box
  attr value I64Attr
  traits OpAsmOpInterface
  format $value attr-dict `:` type(results)
  asm-name _ int{$value}

op none
  result _ Box
  form unary

op use
  operand input Box
  form unary

op same
  operand a AnyType
  operand b AnyType
  traits SameTypeOperands
  format $a `,` $b attr-dict `:` type($a) `and` type($b)

type box
  class Box
  custom-format

attr tuple
  class Tuple
  custom-format

attr layout
  class Layout
  param shape attr:toy.tuple
  param stride attr:toy.tuple
  format `` $shape `` `:` `` $stride

type view
  class View
  param of type:toy.box
  param layout attr:toy.layout
  format `<` $of `,` $layout `>`

type-constraint Box
  summary box
  pred isa:toy.box
  class toy.box

type-constraint AnyType
  summary any type
  pred true

attr-constraint I64Attr
  summary 64-bit integer
  pred isa:IntegerAttr
  kind typed i64
  storage IntegerAttr
END
cat > $T/a.mlir <<'END'
func.func @f(%v: !toy.view<<f32>, (4,8):(8,1)>, %w: !toy.view<!toy.box<f32>, (4,8):(8,1)>, %b: !toy.box<f16, ">" -> [(1, {2})]>) {
  toy.same %v, %w : !toy.view<<f32>, (4,8):(8,1)> and !toy.view<<f32>, (4,8):(8,1)>
  %0 = toy.constant -7 : !toy.box<f16, ">" -> [(1, {2})]>
  toy.use %0 : <f16, ">" -> [(1, {2})]>
  toy.same %0, %b : !toy.box<f16, ">" -> [(1, {2})]> and !toy.box<f16, ">" -> [(1, {2})]>
  %1 = toy.none : !toy.box<i1>
  return
}
END
cd $T
mlirkit opt --dialect toy.def a.mlir -o b.mlir && cat b.mlir
mlirkit opt --dialect toy.def b.mlir --emit-bytecode -o b.mlirbc && mlirkit opt --dialect toy.def b.mlirbc | diff - b.mlir
echo '"toy.use"() : () -> !toy.view<<f32, (4>' | mlirkit opt --dialect toy.def
