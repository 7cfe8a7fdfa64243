printf "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType\n  result _ AnyType\n  attr fast UnitAttr optional\nop old\n" > $T/1.def
printf "dialect toy\nop add\n  operand lhs AnyType\n  operand rhs AnyType many\n  result _ AnyType\n  attr fast UnitAttr optional\n  attr mode StrAttr\nop new\n" > $T/2.def
mlirkit breaking $T/1.def $T/2.def --all; echo exit $?
mlirkit breaking $T/1.def $T/1.def; echo exit $?
mlirkit breaking memref@19 memref@22 | cut -c1-90 | head -5
mlirkit breaking nosuch@19 nosuch@22
