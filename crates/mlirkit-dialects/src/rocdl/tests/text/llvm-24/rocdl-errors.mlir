llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, "x"
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, #rocdl.pre_gfx12_cache_policy<glc>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, foo<glc>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12 glc
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<glc
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<foo>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<glc | foo>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<glc |>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<glc, slc>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx942<dlc>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx942<1>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx12<glc>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx12<th = 5>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx12_atomic<nv2>
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, gfx12_atomic<"return">
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, 4294967296
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, -2147483649
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, 1.0
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, -true
  llvm.return
}
// -----
llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.lds %g, %l, 4, 0, 99999999999999999999
  llvm.return
}
// -----
"test.op"() {a = #rocdl.pre_gfx12_cache_policy<foo>} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx942_cache_policy<foo>} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx12_cache_policy<foo>} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx12_atomic_cache_policy<foo>} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx12_cache_policy} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx12_cache_policy<nt | >} : () -> ()
// -----
"test.op"() {a = #rocdl.gfx12_cache_policy<nt, ht>} : () -> ()
