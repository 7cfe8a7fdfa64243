// Properties that are no attributes: what they are made of, and attributes with their names.
func.func @properties(%a: i32, %p: !ptr.ptr<#ptr.generic_space>) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  %1 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> {overflowFlags = "x"} : (i32, i32) -> i32
  %2 = "llvm.add"(%a, %a) <{overflowFlags = 1 : i64}> : (i32, i32) -> i32
  %3 = "llvm.add"(%a, %a) <{overflowFlags = 4294967298 : i64}> : (i32, i32) -> i32
  %4 = "llvm.add"(%a, %a) <{overflowFlags = true}> : (i32, i32) -> i32
  %5 = llvm.add %a, %a overflow<nuw> {overflowFlags} : i32
  %6 = "ptr.load"(%p) <{alignment = [4 : i32], volatile_ = true}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  %7 = "ptr.load"(%p) {alignment = 3, volatile_} : (!ptr.ptr<#ptr.generic_space>) -> f32
  %8 = ptr.load %p alignment = 8 {alignment = [4], volatile_} : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
