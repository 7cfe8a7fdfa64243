#file = #llvm.di_file<"loop.c" in "/src/me">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = None>
#scope = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "loop", file = #file, subprogramFlags = Definition>
#start = loc(fused<#scope>["/src/me/loop.c":42:4])
#loop = #llvm.loop_annotation<disableNonforced = false, startLoc = #start, endLoc = #start>
llvm.func @loop() {
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return
}
