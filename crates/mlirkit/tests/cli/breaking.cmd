printf "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType\n  result _ AnyType\n  attr fast UnitAttr optional\nop old\n" > $T/1.def
printf "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType many\n  result _ AnyType\n  attr fast UnitAttr optional\n  attr mode StrAttr\nop new\n" > $T/2.def
mlirkit breaking $T/1.def $T/2.def --all; echo exit $?
mlirkit breaking $T/1.def $T/1.def; echo exit $?
mlirkit breaking memref@19 memref@22 | cut -c1-90 | head -5
mlirkit breaking nosuch@19 nosuch@22
printf "dialect toy\nop move\n  operand from AnyType\n  operand to AnyType\nop keep\n  operand a AnyType\n  prop mode enum Mode 32\nenum Mode\n  width 32\n" > $T/3.def
printf "dialect toy\nop move\n  operand to AnyType\n  operand from AnyType\nop keep\n  operand b AnyType\n  prop mode enum Mode 32 keyword mode\nenum Mode\n  width 32\n" > $T/4.def
mlirkit breaking $T/3.def $T/4.def --all
mlirkit breaking llvm@19 llvm@99
cd $T && mlirkit breaking 3.def 5.def; echo "op x" > 5.def; mlirkit breaking 3.def 5.def
