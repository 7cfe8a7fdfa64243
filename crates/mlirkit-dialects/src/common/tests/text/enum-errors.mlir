"test.op"() {a = #llvm.overflow<nsw, >} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<nsw, "nuw">} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<"nsw">} : () -> ()
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff nuw | %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff nuw | "nsw" %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff "nuw" %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff "nuw | nsw" %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds | "nuw" %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
"test.op"() {a = #llvm.overflow<foo>} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<nsw, foo>} : () -> ()
// -----
"test.op"() {a = #llvm.overflow<>} : () -> ()
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff nuw | foo %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff foo %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_diff nuw nsw %a, %a : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds|foo %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr foo %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
func.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr "inbounds" %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
"test.op"() {a = #nvvm<grid_dep_action foo>} : () -> ()
// -----
"test.op"() {a = #nvvm.grid_dep_action<foo>} : () -> ()
// -----
"test.op"() {a = #nvvm.memory_space<foo>} : () -> ()
// -----
"test.op"() {a = #nvvm<prefetch_cache_level "L1">} : () -> ()
