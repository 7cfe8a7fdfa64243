llvm.func @f() {
  llvm.blocktag <id = 1>
  %a = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @callee(i32) -> i32
%s = "gen.source"() : () -> i32
%r = llvm.call @callee(%s) : (i32) -> i32
%i = llvm.call_intrinsic "llvm.bswap.i32"(%s) : (i32) -> i32
%e = llvm.dso_local_equivalent @callee : !llvm.ptr
// -----
%s:3 = "gen.source"() : () -> (!llvm.ptr, i32, i32)
%r = llvm.cmpxchg %s#0, %s#1, %s#2 acq_rel monotonic : !llvm.ptr, i32
// -----
%s:2 = "gen.source"() : () -> (!llvm.ptr, i32)
%r = llvm.atomicrmw add %s#0, %s#1 monotonic : !llvm.ptr, i32
// -----
llvm.comdat @c {
  llvm.comdat_selector @any any
}
// -----
%s:3 = "gen.source"() : () -> (vector<4xf32>, f32, i32)
%r = llvm.insertelement %s#1, %s#0[%s#2 : i32] : vector<4xf32>
%t = llvm.extractelement %s#0[%s#2 : i32] : vector<4xf32>
%x = llvm.shufflevector %s#0, %s#0 [0, 1, 2, 3] : vector<4xf32>
// -----
llvm.func @f() {
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  llvm.return
}
// -----
%s:4 = "gen.source"() : () -> (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>, i32)
%r = llvm.intr.masked.gather %s#0, %s#1 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
llvm.intr.masked.scatter %s#2, %s#0, %s#1 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
%p = "llvm.intr.vp.ptrtoint"(%s#0, %s#1, %s#3) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
// -----
%s = "gen.source"() : () -> f32
%r = llvm.intr.sincos(%s) : (f32) -> !llvm.struct<(f32, f32)>
// -----
llvm.func @personality(...) -> i32
llvm.func @callee()
llvm.func @f() attributes {personality = @personality} {
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.mlir.global external @g(1 : i32) : i32
%r = llvm.mlir.addressof @g : !llvm.ptr
// -----
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %r = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %r : !llvm.ptr
}
// -----
llvm.func @ctor() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
}
// -----
%s = "gen.source"() : () -> !llvm.ptr
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1
  ]
^bb1:
  llvm.return
}
// -----
%s = "gen.source"() : () -> i32
%p = llvm.alloca %s x f32 : (i32) -> !llvm.ptr
%g = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
%v = llvm.load %g : !llvm.ptr -> f32
llvm.store %v, %g : f32, !llvm.ptr
%u = llvm.mlir.undef : !llvm.struct<(f32, i32)>
%w = llvm.insertvalue %v, %u[0] : !llvm.struct<(f32, i32)>
%x = llvm.extractvalue %w[0] : !llvm.struct<(f32, i32)>
%z = llvm.zext %s : i32 to i64
%t = llvm.trunc %z : i64 to i8
%y = llvm.sext %s : i32 to i64
// -----
%s:2 = "gen.source"() : () -> (i64, !llvm.ptr)
%r = llvm.intr.invariant.start 4, %s#1 : !llvm.ptr
llvm.intr.invariant.end %r, 4, %s#1 : !llvm.ptr
// -----
%s = "gen.source"() : () -> i32
llvm.func @f(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.unreachable
}
// -----
%s:2 = "gen.source"() : () -> (vector<2xi1>, !llvm.ptr)
%a = llvm.intr.get.active.lane.mask %i, %i : i64, i64 to vector<4xi1>
%i = "gen.source"() : () -> i64
llvm.linker_options ["x"]
%v = llvm.inline_asm "nop", "" : () -> i32
// -----
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/">, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<scope = #unit, name = "f">
#var = #llvm.di_local_variable<scope = #sub, name = "v">
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.return
}
// -----
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/">, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<scope = #unit, name = "f">
#var = #llvm.di_local_variable<scope = #sub, name = "v">
llvm.func @f(%p: i32) {
  llvm.intr.dbg.value #var = %p : i32
  llvm.return
}
// -----
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/">, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<scope = #unit, name = "f">
#label = #llvm.di_label<scope = #sub, name = "l">
llvm.func @f() {
  llvm.intr.dbg.label #label
  llvm.return
}
