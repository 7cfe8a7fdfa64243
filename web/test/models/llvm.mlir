#file = #llvm.di_file<"sum.c" in "/src">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<types = #int, #int>
#sum = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "sum", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>
#n = #llvm.di_local_variable<scope = #sum, name = "n", file = #file, line = 1, arg = 1, type = #int>
module {
  llvm.func @sum(%n: i32) -> i32 {
    llvm.intr.dbg.value #n = %n : i32 loc("sum.c":1:1)
    %zero = llvm.mlir.constant(0 : i32) : i32 loc("sum.c":2:11)
    %one = llvm.mlir.constant(1 : i32) : i32 loc("sum.c":3:25)
    llvm.br ^head(%zero, %zero : i32, i32) loc("sum.c":3:3)
  ^head(%i: i32, %s: i32):
    %more = llvm.icmp "slt" %i, %n : i32 loc("sum.c":3:18)
    llvm.cond_br %more, ^body, ^exit loc("sum.c":3:3)
  ^body:
    %t = llvm.add %s, %i : i32 loc("sum.c":4:7)
    %j = llvm.add %i, %one : i32 loc("sum.c":3:23)
    llvm.br ^head(%j, %t : i32, i32) loc("sum.c":3:3)
  ^exit:
    llvm.return %s : i32 loc("sum.c":5:3)
  } loc(fused<#sum>["sum.c":1:1])
}
