#access = #llvm.access_group<id = distinct[0]<>>
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type, access_type = #tbaa_type, offset = 0>
#file = #llvm.di_file<"a.c" in "/tmp">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#basic = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#routine = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #basic, #basic>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #routine>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 4, arg = 1, alignInBits = 32, type = #basic>
#composite = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 7, scope = #file, sizeInBits = 64, elements = #basic>
#derived = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #composite, sizeInBits = 64>
#gv = #llvm.di_global_variable_expression<var = <scope = #file, name = "g", linkageName = "g", file = #file, line = 1, type = #derived, isLocalToUnit = true, isDefined = true>, expr = <[DW_OP_plus_uconst(8)]>>
module attributes {llvm.target_triple = "x"} {
llvm.mlir.global private constant @c("text\00") {addr_space = 0 : i32, dso_local}
llvm.mlir.global internal thread_local unnamed_addr @t(42 : i32) {alignment = 8 : i64, section = "s"} : i32
llvm.mlir.global external @e() {dbg_exprs = [#gv]} : i64
llvm.mlir.global weak_odr hidden local_unnamed_addr @w() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @t : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.comdat @comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @size samesize
}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.func weak hidden fastcc @f() comdat(@comdat::@any) attributes {passthrough = ["noinline", ["key", "value"]], target_features = #llvm.target_features<["+a", "+b"]>, vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>} {
  llvm.return
}
llvm.func @variadic(i32, ...) -> i32
llvm.func local_unnamed_addr @sret(%a: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>, llvm.noalias}) -> (i32 {llvm.zeroext})
llvm.func @g(%i: i32, %j: i64, %p: !llvm.ptr, %q: !llvm.ptr<3>, %x: f32, %v: vector<4xi32>, %c: i1) -> i32 attributes {personality = @variadic} {
  %0 = llvm.mlir.constant(7 : i64) : i64
  %nil = llvm.mlir.zero : !llvm.ptr
  %33 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.add %i, %i overflow<nsw, nuw> : i32
  %3 = llvm.or disjoint %i, %i : i32
  %4 = llvm.lshr exact %i, %i : i32
  %5 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %6 = llvm.icmp "slt" %i, %i : i32
  %7 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %9 = llvm.alloca inalloca %0 x !llvm.struct<"named", (i32, ptr)> : (i64) -> !llvm.ptr<5>
  %10 = llvm.getelementptr inbounds|nuw %p[%j, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %11 = llvm.getelementptr %p[%i, 3, %j] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<2 x array<8 x i8>>
  %12 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %13 = llvm.load %p invariant {access_groups = [#access], tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
  llvm.store %i, %p {nontemporal} : i32, !llvm.ptr
  %14 = llvm.atomicrmw add %p, %i syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %15 = llvm.cmpxchg weak volatile %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  %16 = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32, i64)>)>
  %17 = llvm.insertvalue %x, %16[1, 0] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %18 = llvm.extractvalue %17[1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %19 = llvm.insertelement %i, %v[%j : i64] : vector<4xi32>
  %20 = llvm.shufflevector %v, %v [0, 5, -1] : vector<4xi32>
  %21 = llvm.call @variadic(%i, %x) vararg(!llvm.func<i32 (i32, ...)>) {fastmathFlags = #llvm.fastmath<none>} : (i32, f32) -> i32
  %22 = llvm.call fastcc tail %p(%i) ["deopt"(%i, %j : i32, i64), "other"()] : !llvm.ptr, (i32) -> i32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %23 = llvm.call_intrinsic "llvm.x"(%i, %j) ["b"(%i : i32)] {fastmathFlags = #llvm.fastmath<nnan>} : (i32, i64) -> i32
  %24 = llvm.inline_asm has_side_effects asm_dialect = intel operand_attrs = [] "bswap $0", "=r,r" %i : (i32) -> i32
  %25 = llvm.inttoptr %j : i64 to !llvm.ptr
  %26 = llvm.zext nneg %i : i32 to i64
  %27 = llvm.trunc %j overflow<nsw> : i64 to i32
  %28 = llvm.select %c, %i, %i : i1, i32
  %29 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %30 = llvm.intr.fma(%x, %x, %x) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  "llvm.intr.memcpy"(%p, %p, %j) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %i : i32
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.switch %i : i32, ^bb1 [
    1: ^bb2(%i : i32),
    -2: ^bb1
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb1:
  %31 = llvm.invoke @variadic(%i) to ^bb2(%i : i32) unwind ^bb4 vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
^bb2(%y: i32):
  llvm.cond_br %c weights([1, 2]), ^bb3, ^bb2(%i : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true>, mustProgress = true>}
^bb3:
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb3,
  ^bb2(%i : i32)
  ]
^bb4:
  %32 = llvm.landingpad cleanup (catch %nil : !llvm.ptr) (filter %33 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %32 : !llvm.struct<(ptr, i32)>
^bb5:
  llvm.unreachable
}
llvm.mlir.global internal @a_mode_of_its_own(7 : i32) {tls_mode = 0 : i64} : i32
}
