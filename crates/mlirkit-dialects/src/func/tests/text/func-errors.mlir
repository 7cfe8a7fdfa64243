func.func
// -----
func.func foo
// -----
func.func @f(%a: i32, i32)
// -----
func.func @f(i32, %a: i32)
// -----
func.func @f(%a)
// -----
func.func @f() -> 
// -----
func.func @f() {}
// -----
func.func @f() attributes {sym_name = "x"}
// -----
func.func @f() attributes {function_type = 1}
// -----
func.func @f(%a: i32 {a}) -> (i32 {b) 
// -----
ml_program.global @a : i32
// -----
ml_program.global private @a i32
// -----
shape.function_library @x {} foo {}
// -----
shape.function_library @x {} mapping 4
// -----
emitc.global @x : i32 = "s"
// -----
func.func @f(...)
