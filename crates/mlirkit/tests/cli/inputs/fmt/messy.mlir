// The first line.
#map=affine_map<(d0)->(d0)>
func.func   @f( %a : i32,%b:index ){ // keeps its comment


      // an own line
  %c=arith.addi %a,%a:i32
 scf.for %i=%b to %b step %b{
// at the margin
     "toy.op"(%c):(i32)->()
 }
     toy.unknown  %c {x=1}, !toy.type<a  b>
  cf.switch %c : i32, [ default: ^bb1, 42: ^bb1 ]
  ^bb1:
return
}
// -----
func.func @counted() {
// expected-error@+1 {{nothing}}
    return }
