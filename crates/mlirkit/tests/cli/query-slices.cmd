# What docs/query.md says of queries in another language.
cat > $T/a.mlir <<'END'
func.func @caller(%a: i32) -> i32 {
  %lhs = arith.constant 6 : i32
  %rhs = arith.constant 7 : i32
  %sum = arith.addi %lhs, %rhs : i32
  %product = arith.muli %sum, %a {analysis.tag = "old"} : i32
  %lost = arith.subi %lhs, %lhs : i32
  return %product : i32
}
END
q() { echo "--- $*"; mlirkit query $T/a.mlir "$@"; }
q '(op("arith.addi") or op("arith.muli")) and not attr("analysis.tag") | table path'
q 'op("arith.addi") | users | table path'
q 'op("arith.muli") | operands | op("arith.addi") | table path'
q 'op("func.return") | operand 0 | slice | table path'
q 'op("func.return") | operand 7 | count'
q 'op("func.return") | operand x'
q 'op("arith.addi") | count by types'
q 'attr("analysis.tag") == "old" | unset("analysis.tag")' | grep muli
q 'op("arith.addi") | set("analysis.tag", '"'"'"review"'"'"')' | grep addi
q 'op("arith.addi") | parent | inside | op("func.return") | table path'
