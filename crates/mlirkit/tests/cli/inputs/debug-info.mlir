#file = #llvm.di_file<"secret.c" in "/src/me/secret">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "clang", isOptimized = true, emissionKind = Full>
#ty = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 3, type = #ty, isLocalToUnit = false, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 4, subprogramFlags = Definition>
#lv = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 5, type = #ty>
llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, dbg_exprs = [#gve]} : i32
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #lv = %a : i32 loc("/src/me/secret/y.c":1:2)
  llvm.return
} loc(fused<#sp>["/src/me/secret/x.c":3:4])
