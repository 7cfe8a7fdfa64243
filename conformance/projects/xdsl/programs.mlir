// ----- riscv_loop
riscv_func.func @count(%n : !riscv.reg) -> !riscv.reg {
  %zero = rv32.li 0 : !riscv.reg
  %one = rv32.li 1 : !riscv.reg
  riscv_cf.j ^head(%zero : !riscv.reg)
^head(%i : !riscv.reg):
  riscv.label "head"
  riscv_cf.blt %i : !riscv.reg, %n : !riscv.reg, ^body(%i : !riscv.reg), ^end(%i : !riscv.reg)
^end(%r : !riscv.reg):
  riscv.label "end"
  riscv_func.return %r : !riscv.reg
^body(%j : !riscv.reg):
  riscv.label "body"
  %k = riscv.add %j, %one : (!riscv.reg, !riscv.reg) -> !riscv.reg
  riscv_cf.j ^head(%k : !riscv.reg)
}

// ----- riscv_call
riscv_func.func private @helper(!riscv.reg) -> !riscv.reg
riscv_func.func @caller(%a : !riscv.reg<a0>) {
  %b = riscv.mv %a : (!riscv.reg<a0>) -> !riscv.reg
  %c = riscv_func.call @helper(%b) : (!riscv.reg) -> !riscv.reg
  riscv_func.return
}

// ----- riscv_floats
riscv_func.func @floats(%a : !riscv.freg, %b : !riscv.freg) -> !riscv.freg {
  %c = riscv.fadd.s %a, %b : (!riscv.freg, !riscv.freg) -> !riscv.freg
  %d = riscv.fmul.d %c, %b fastmath<fast> : (!riscv.freg, !riscv.freg) -> !riscv.freg
  riscv_func.return %d : !riscv.freg
}

// ----- snitch_streams
riscv_func.func @streams(%in : !snitch.readable<!riscv.freg<ft0>>, %out : !snitch.writable<!riscv.freg<ft1>>) {
  %x = riscv_snitch.read from %in : !riscv.freg<ft0>
  %y = riscv.fmv.d %x : (!riscv.freg<ft0>) -> !riscv.freg<ft1>
  riscv_snitch.write %y to %out : !riscv.freg<ft1>
  riscv_func.return
}

// ----- variadic_arithmetic
func.func @sum(%a : i32, %b : i32, %c : i32) -> i32 {
  %s = varith.add %a, %b, %c : i32
  %p = varith.mul %s, %b, %c, %a : i32
  func.return %p : i32
}

// ----- printing
func.func @show(%a : i32, %b : f32) {
  printf.print_format "a {} b {}", %a : i32, %b : f32
  printf.print_format "nothing"
  func.return
}

// ----- csl_function
csl.func @double(%a : i32) -> i32 {
  %b = arith.addi %a, %a : i32
  csl.return %b : i32
}

// ----- symbols
func.func @symbols() {
  symref.declare "x"
  %c = arith.constant 3 : i32
  symref.update @x = %c : i32
  %v = symref.fetch @x : i32
  func.return
}

// ----- accelerator
func.func @launch(%a : i32, %b : i32) {
  %s = accfg.setup "acc1" to ("A" = %a : i32, "B" = %b : i32) : !accfg.state<"acc1">
  %t = accfg.setup "acc1" from %s to ("A" = %b : i32) : !accfg.state<"acc1">
  func.return
}

// ----- equivalence
func.func @classes(%a : index, %b : index) -> index {
  %c = equivalence.class %a, %b : index
  func.return %c : index
}

// ----- stencil_copy
func.func @copy(%in : !stencil.temp<[0,8]xf64>) {
  %out = stencil.apply(%x = %in : !stencil.temp<[0,8]xf64>) -> (!stencil.temp<[0,8]xf64>) {
    %c = arith.constant 1.000000e+00 : f64
    stencil.return %c : f64
  }
  func.return
}

// ----- x86_function
x86_func.func @start() {
  %a = x86.get_register : !x86.reg64<rax>
  x86_func.ret
}
