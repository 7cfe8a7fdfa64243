ml_program.global private mutable @g(42 : i32) : i32
ml_program.global public @gc(#ml_program.extern : i32) : i32
ml_program.global private mutable @u : !ml_program.token
ml_program.func private @e(i32) -> i32
ml_program.func @f(%a: i32) -> i32 attributes {x} { ml_program.return %a : i32 }
ml_program.subgraph private @gr() -> i32 {
  %t = ml_program.token
  %0, %1 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  %r = ml_program.global_store_graph @g = %0 ordering(%1, %t -> !ml_program.token) : i32
  %2, %3 = ml_program.global_load_graph @g ordering(%r -> !ml_program.token) : i32
  ml_program.output %2 : i32
}
func.func @h() {
  %0 = ml_program.global_load @g : i32
  %1 = ml_program.global_load_const @gc : i32
  %2 = ml_program.global_load @g : i32
  ml_program.global_store @g = %0 : i32
  return
}
