// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --mlir-print-op-generic | mlirkit opt - | FileCheck %s

// CHECK: module {
module {
  // CHECK: hw.module @Loop(in %lb : i8, in %ub : i8, in %st : i8) {
  hw.module @Loop(in %lb : i8, in %ub : i8, in %st : i8) {
    // CHECK: sv.initial {
    sv.initial {
      // CHECK: sv.for %k = %lb to %ub step %st : i8 {
      sv.for %k = %lb to %ub step %st : i8 {
        // CHECK: sv.for %j = %k to %ub step %st : i8 {
        sv.for %j = %k to %ub step %st : i8 {
        // CHECK: } {tag = "inner"}
        } {tag = "inner"}
      }
    }
    // CHECK: hw.output
    hw.output
  }
  // CHECK: hw.module @Cases(in %sel : i4, in %e : !hw.enum<A, B>) {
  hw.module @Cases(in %sel : i4, in %e : !hw.enum<A, B>) {
    // CHECK: %c1_i4 = hw.constant 1 : i4
    %c1_i4 = hw.constant 1 : i4
    // CHECK: %r = sv.reg : !hw.inout<i4>
    %r = sv.reg : !hw.inout<i4> 
    // CHECK: sv.initial {
    sv.initial {
      // CHECK: sv.case casez unique %sel : i4
      sv.case casez unique %sel : i4
      // CHECK: case b01xz: {
      case b01xz: {
        // CHECK: sv.bpassign %r, %c1_i4 : i4
        sv.bpassign %r, %c1_i4 : i4
      }
      // CHECK: case %c1_i4: {
      case %c1_i4: {
        sv.bpassign %r, %c1_i4 : i4
      }
      // CHECK: default: {
      default: {
        // CHECK: sv.bpassign %r, %sel : i4
        sv.bpassign %r, %sel : i4
      }
      // CHECK: sv.case %e : !hw.enum<A, B>
      sv.case %e : !hw.enum<A, B>
      // CHECK: case B: {
      case B: {
        // CHECK: sv.bpassign %r, %c1_i4 : i4
        sv.bpassign %r, %c1_i4 : i4
      }
    }
    // CHECK: hw.output
    hw.output
  }
  // CHECK: sv.func private @twice(in %a : i8, out out : i8 {sv.func.explicitly_returned}) attributes {verilogName = "tw"}
  sv.func private @twice(in %a : i8, out out : i8 {sv.func.explicitly_returned}) attributes {verilogName = "tw"}
  // CHECK: sv.func @inc(in %a : i8, in %b : i1, out x : i4) {
  sv.func @inc(in %a : i8, in %b : i1, out x : i4) {
    // CHECK: %0 = comb.extract %a from 0 : (i8) -> i4
    %0 = comb.extract %a from 0 : (i8) -> i4
    // CHECK: sv.return %0 : i4
    sv.return %0 : i4
  }
  // CHECK: hw.module @Gen<W: i32>(in %a : i1) {
  hw.module @Gen<W: i32>(in %a : i1) {
    // CHECK: sv.generate "blk" : {
    sv.generate "blk" : {
      // CHECK: sv.generate.case #hw.param.decl.ref<"W"> : i32 [
      sv.generate.case #hw.param.decl.ref<"W"> : i32 [
      // CHECK: case (1 : i32, "one") {
      case (1 : i32, "one") {
        // CHECK: sv.verbatim "assign x = 1;"
        sv.verbatim "assign x = 1;"
      }
      // CHECK: case (unit, "") {
      case (unit, "") {
        // CHECK: sv.verbatim "assign x = {{.*}}0}};"(%a) : i1
        sv.verbatim "assign x = {{0}};"(%a) : i1
      }
      // CHECK: ]
      ]
    }
    // CHECK: hw.output
    hw.output
  }
  // CHECK: hw.module @Memory(in %clk : !seq.clock, in %en : i1, in %i : i2, in %j : i3, out q : i8) {
  hw.module @Memory(in %clk : !seq.clock, in %en : i1, in %i : i2, in %j : i3, out q : i8) {
    // CHECK: %hl = seq.hlmem @hl %clk, %en : <4x8xi8>
    %hl = seq.hlmem @hl %clk, %en : <4x8xi8>
    // CHECK: %hl_rdata = seq.read %hl[%i, %j] rden %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
    %hl_rdata = seq.read %hl[%i, %j] rden %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
    // CHECK: seq.write %hl[%i, %j] %hl_rdata wren %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
    seq.write %hl[%i, %j] %hl_rdata wren %en {latency = 1 : i64} : !seq.hlmem<4x8xi8>
    // CHECK: hw.output %hl_rdata : i8
    hw.output %hl_rdata : i8
  }
  // CHECK: hw.module @Pipelines(in %a : i32, in %b : i32, in %go : i1, in %clk : !seq.clock, in %rst : i1, out r : i32, out d : i1) {
  hw.module @Pipelines(in %a : i32, in %b : i32, in %go : i1, in %clk : !seq.clock, in %rst : i1, out r : i32, out d : i1) {
    // CHECK: %out, %done = pipeline.scheduled "mac"(%x : i32 = %a, %y : i32 = %b) stall(%rst) clock(%clk) reset(%rst) go(%go) entryEn(%s0_enable)  -> (out : i32) {
    %out, %done = pipeline.scheduled "mac"(%x : i32 = %a, %y : i32 = %b) stall(%rst) clock(%clk) reset(%rst) go(%go) entryEn(%s0_enable)  -> (out : i32) {
      // CHECK: %0 = comb.add %x, %y : i32
      %0 = comb.add %x, %y : i32
      // CHECK: pipeline.stage ^bb1 regs("sum" = %0 : i32 gated by [%s0_enable, %go], %y : i32) pass("raw" = %x : i32)
      pipeline.stage ^bb1 regs("sum" = %0 : i32 gated by [%s0_enable, %go], %y : i32) pass("raw" = %x : i32)
    // CHECK: ^bb1(%sum: i32, %s1_reg1: i32, %raw: i32, %s1_enable: i1):  // pred: ^bb0
    ^bb1(%sum: i32, %s1_reg1: i32, %raw: i32, %s1_enable: i1):  // pred: ^bb0
      // CHECK: %1 = comb.mul %sum, %s1_reg1 : i32
      %1 = comb.mul %sum, %s1_reg1 : i32
      // CHECK: pipeline.stage ^bb2 regs(%1 : i32)
      pipeline.stage ^bb2 regs(%1 : i32) 
    // CHECK: ^bb2(%s2_reg0: i32, %s2_enable: i1):  // pred: ^bb1
    ^bb2(%s2_reg0: i32, %s2_enable: i1):  // pred: ^bb1
      // CHECK: pipeline.return %s2_reg0 : i32
      pipeline.return %s2_reg0 : i32
    }
    // CHECK: %out_0, %done_1 = pipeline.unscheduled(%x : i32 = %a) clock(%clk) go(%go) entryEn(%s0_enable)  {k = 1 : i8} -> (out : i32) {
    %out_0, %done_1 = pipeline.unscheduled(%x : i32 = %a) clock(%clk) go(%go) entryEn(%s0_enable)  {k = 1 : i8} -> (out : i32) {
      // CHECK: %0 = pipeline.latency 2 -> (i32) {
      %0 = pipeline.latency 2 -> (i32) {
        // CHECK: %1 = comb.mul %x, %x : i32
        %1 = comb.mul %x, %x : i32
        // CHECK: pipeline.latency.return %1 : i32
        pipeline.latency.return %1 : i32
      }
      // CHECK: pipeline.return %0 : i32
      pipeline.return %0 : i32
    }
    // CHECK: hw.output %out, %done : i32, i1
    hw.output %out, %done : i32, i1
  }
}
