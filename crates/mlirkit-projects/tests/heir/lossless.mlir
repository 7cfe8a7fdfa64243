// RUN: sed 's/ {own.gone}//' %s | mlirkit opt - | FileCheck %s
// RUN: sed 's/ {own.gone}//' %s | mlirkit opt - | mlirkit opt - | FileCheck %s

// What the text of an operation cannot hold is printed in the generic form.

!Zp = !mod_arith.int<17 : i32>

module {
  func.func @f(%a: !secret.secret<i16>, %b: !secret.secret<i16>) {
    // CHECK: "secret.generic"(%arg0, %arg1)
    "secret.generic"(%a, %b) ({
    ^bb0(%x: i16, %y: i16):
      secret.yield
    }) {__argattrs = [{}, {own.b}]} : (!secret.secret<i16>, !secret.secret<i16>) -> ()
    // CHECK: "secret.generic"(%arg0, %arg1)
    // CHECK: __argattrs = [{}, {own.c}]
    secret.generic(%a: !secret.secret<i16> {own.gone}, %b: !secret.secret<i16> {own.c}) {
    ^bb0(%x: i16, %y: i16):
      secret.yield
    }
    // CHECK: "mod_arith.constant"() <{value = 5 : i8}>
    %0 = "mod_arith.constant"() <{value = 5 : i8}> : () -> !Zp
    // CHECK: "mod_arith.constant"() <{value = 5 : i32}> {own.note}
    %1 = "mod_arith.constant"() <{value = 5 : i32}> {own.note} : () -> !Zp
    return
  }
}
