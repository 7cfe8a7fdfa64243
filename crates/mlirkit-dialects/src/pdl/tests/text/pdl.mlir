pdl.pattern @p : benefit(1) {
  %t = pdl.type : i32
  %ts = pdl.types : [i32, i64]
  %o = pdl.operand : %t
  %os = pdl.operands
  %a = pdl.attribute = 3 : i32
  %b = pdl.attribute : %t
  %op = pdl.operation "foo.op"(%o, %os : !pdl.value, !pdl.range<value>) {"attr" = %a, "other" = %b} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = pdl.result 0 of %op
  %rs = pdl.results of %op
  %r1 = pdl.results 1 of %op -> !pdl.range<value>
  %r2 = pdl.results 0 of %op -> !pdl.value
  pdl.apply_native_constraint "c"(%op, %a : !pdl.operation, !pdl.attribute)
  %x = pdl.apply_native_constraint "d"(%op : !pdl.operation) : !pdl.attribute
  pdl.rewrite %op {
    %range = pdl.range %r, %rs : !pdl.value, !pdl.range<value>
    %empty = pdl.range : !pdl.range<type>
    %n = pdl.operation "bar.op"(%range : !pdl.range<value>) -> (%empty : !pdl.range<type>)
    %y = pdl.apply_native_rewrite "rw"(%n : !pdl.operation) : !pdl.value
    pdl.replace %op with (%rs : !pdl.range<value>)
    pdl.replace %op with %n
    pdl.erase %op
  }
}
pdl.pattern : benefit(0) {
  %op = pdl.operation
  pdl.rewrite %op with "ext"(%op : !pdl.operation)
}
