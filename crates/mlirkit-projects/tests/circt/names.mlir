// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s

// The names of values follow from attributes and types. Names that are taken are numbered in the order in which CIRCT
// assigns them, which is not always that of the results.

// CHECK-LABEL: hw.module @Fifo
hw.module @Fifo(in %clk : !seq.clock, in %rst : i1, in %d : i8, in %w : i1, in %r : i1) {
  // CHECK-NEXT: %out, %full, %empty, %almostFull, %almostEmpty = seq.fifo depth 8 rd_latency 1 almost_full 6 almost_empty 2 in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  %0:5 = seq.fifo depth 8 rd_latency 1 almost_full 6 almost_empty 2 in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  // CHECK-NEXT: %out_0, %full_2, %empty_1 = seq.fifo depth 2   in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  %1:3 = seq.fifo depth 2 in %d rdEn %r wrEn %w clk %clk rst %rst : i8
  // CHECK-NEXT: %out_3, %full_5, %empty_4, %almostFull_6 = seq.fifo depth 4 almost_full 3  in %d rdEn %r wrEn %w clk %clk rst %rst {x.y} : i8
  %2:4 = seq.fifo depth 4 almost_full 3 in %d rdEn %r wrEn %w clk %clk rst %rst {x.y} : i8
}

sv.macro.decl @WIDTH

// CHECK-LABEL: hw.module @Values
hw.module @Values(in %a : i8, in %b : i1) {
  // CHECK-NEXT: %WIDTH = sv.macro.ref.expr @WIDTH() : () -> i8
  %0 = sv.macro.ref.expr @WIDTH() : () -> i8
  // CHECK-NEXT: %a_0 = sv.verbatim.expr "a + {{.*}}"(%WIDTH) : (i8) -> i8
  %1 = sv.verbatim.expr "a + {{0}}"(%0) : (i8) -> i8
  // CHECK-NEXT: %SIZE = sv.verbatim.expr "`SIZE" : () -> i8
  %2 = sv.verbatim.expr "`SIZE" : () -> i8
  // CHECK-NEXT: %0 = sv.verbatim.expr "(1)" : () -> i8
  %3 = sv.verbatim.expr "(1)" : () -> i8
  // CHECK-NEXT: %x_i4 = sv.constantX : i4
  %4 = sv.constantX : i4
  // CHECK-NEXT: %z_i8 = sv.constantZ : i8
  %5 = sv.constantZ : i8
  // CHECK-NEXT: %1 = dbg.struct {"x": %a, "y": %b} : i8, i1
  %6 = dbg.struct {"x": %a, "y": %b} : i8, i1
  // CHECK-NEXT: %2 = dbg.struct {}
  %7 = dbg.struct {}
  // CHECK-NEXT: %wire = sv.wire : !hw.inout<i8>
  %wire = sv.wire : !hw.inout<i8>
}

// CHECK-LABEL: hw.module @Channels
hw.module @Channels(in %d : i8, in %v : i1, in %c : !esi.channel<i16>, in %f : !esi.channel<i4, FIFO>) {
  // CHECK-NEXT: %chanOutput, %ready = esi.wrap.vr %d, %v : i8
  %0:2 = esi.wrap.vr %d, %v : i8
  // CHECK-NEXT: %rawOutput, %valid = esi.unwrap.vr %c, %v : i16
  %1:2 = esi.unwrap.vr %c, %v : i16
  // CHECK-NEXT: %data, %empty = esi.unwrap.fifo %f, %v : !esi.channel<i4, FIFO>
  %2:2 = esi.unwrap.fifo %f, %v : !esi.channel<i4, FIFO>
  // CHECK-NEXT: %chanOutput_0, %rden = esi.wrap.fifo %d, %v : !esi.channel<i8, FIFO>
  %3:2 = esi.wrap.fifo %d, %v : !esi.channel<i8, FIFO>
}
