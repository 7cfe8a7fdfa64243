#set = affine_set<(d0) : (d0 >= 0)>
module @a attributes {x.y = #set, x.z = affine_map<(d0) -> (d0)>} {
  module { builtin.module @c { } }
  func.func @f(%a: i32, %t: tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>, %u: tuple<i1, i2>) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to i64 {k}
    %1:2 = builtin.unrealized_conversion_cast to i32, i64
    "t.x"() {d = distinct[0]<42 : i32>, e = distinct[1]<>} : () -> ()
    return
  }
}
