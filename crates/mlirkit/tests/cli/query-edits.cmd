mlirkit query inputs/cut.mlir "symbol(\"leaf\") | rename(\"twig\")" | grep twig
mlirkit query inputs/cut.mlir "op(\"arith.constant\") | set(\"my.note\", \"7 : i8\")" | grep note
mlirkit query inputs/cut.mlir "symbol(\"other\") | delete" | grep -c other
mlirkit query inputs/cut.mlir "op(\"arith.mulf\") | delete"
mlirkit query inputs/cut.mlir "op(\"arith.constant\") | set(\"value\", \"1.0 : f32\")"
mlirkit query inputs/cut.mlir "op(\"arith.mulf\") and"
mlirkit query inputs/cut.mlir "op(\"arith.mulf\") | set(\"my.note\", \"review\")"
mlirkit query inputs/cut.mlir "op(\"arith.mulf\") | set(\"note\", \"unit\")" | grep note
