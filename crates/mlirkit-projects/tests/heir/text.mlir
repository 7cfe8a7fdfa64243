// RUN: mlirkit opt %s | FileCheck %s
// RUN: mlirkit opt %s | mlirkit opt - | FileCheck %s
// RUN: mlirkit opt %s --emit-bytecode | mlirkit opt - | FileCheck %s

// Aliases and values have the names that HEIR gives them.

// CHECK: !Z17_i32 = !mod_arith.int<17 : i32>
// CHECK: !Z19_i32 = !mod_arith.int<19 : i32>
// CHECK: !ct = !lattigo.rlwe.ciphertext
// CHECK: !gk_g5 = !lattigo.rlwe.galois_key<galoisElement = 5 : i64>
// CHECK: !rns_L1 = !rns.rns<!Z17_i32, !Z19_i32>
// CHECK: #ring_Z17_i32_1_x8 = #polynomial.ring<coefficientType = !Z17_i32, polynomialModulus = <1 + x**8>>
// CHECK: #ring_rns_L1_1_x8 = #polynomial.ring<coefficientType = !rns_L1, polynomialModulus = <1 + x**8>>
// CHECK: #ciphertext_space_L1_D3 = #lwe.ciphertext_space<ring = #ring_rns_L1_1_x8, encryption_type = lsb, size = 3>
!Zp = !mod_arith.int<17 : i32>
!Zq = !mod_arith.int<19 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = <1 + x**8>>
#wide = #polynomial.ring<coefficientType = !rns.rns<!Zp, !Zq>, polynomialModulus = <x**8 + 1>>
!p = !polynomial.polynomial<ring = #ring>

module {
  // CHECK-LABEL: func.func @generic(
  func.func @generic(%a: !secret.secret<i16>, %b: i16) -> !secret.secret<i16> {
    // CHECK: secret.generic(%arg0: !secret.secret<i16> {own.a}, %arg1: i16 {own.b = 1 : i8}) attrs = {own.note = "x"} {
    // CHECK-NEXT: ^body(%input0: i16, %input1: i16):
    %0 = secret.generic(%a: !secret.secret<i16> {own.a}, %b: i16 {own.b = 1 : i8}) attrs = {own.note = "x"} {
    ^bb0(%x: i16, %y: i16):
      %p = arith.muli %x, %y : i16
      // CHECK: secret.yield %{{.*}} : i16
      secret.yield %p : i16
    // CHECK-NEXT: } -> (!secret.secret<i16> {own.c})
    } -> (!secret.secret<i16> {own.c})
    // CHECK: secret.generic() {
    // CHECK-NEXT: secret.yield
    secret.generic() {
      secret.yield
    }
    return %0 : !secret.secret<i16>
  }
  // CHECK-LABEL: func.func @constants(
  func.func @constants() {
    // CHECK: mod_arith.constant 16 : !Z17_i32
    %0 = mod_arith.constant 16 : !Zp
    // CHECK: mod_arith.constant dense<[1, -2]> : tensor<2x!Z17_i32>
    %1 = mod_arith.constant dense<[1, -2]> : tensor<2x!Zp>
    // CHECK: polynomial.constant int<1 + -3x**5> : !poly
    %2 = polynomial.constant int<-3x**5 + 1> : !p
    // CHECK: polynomial.constant float<0.5 + x> :
    %3 = polynomial.constant float<1.0x + 0.5> : !polynomial.polynomial<ring = <coefficientType = f32>>
    // CHECK: polynomial.ntt %{{.*}} : !poly
    %4 = polynomial.ntt %2 : !p
    // CHECK: polynomial.intt %{{.*}} : !poly
    %5 = polynomial.intt %4 : !polynomial.polynomial<ring = #ring, form = eval>
    // CHECK: polynomial.mul %{{.*}}, %{{.*}} : !poly
    %6 = polynomial.mul %5, %2 : !p
    return
  }
  // CHECK-LABEL: func.func @names(
  // CHECK-SAME: %ct: !ct, %gk: !gk_g5) -> !ct
  func.func @names(%a: !lattigo.rlwe.ciphertext, %k: !lattigo.rlwe.galois_key<galoisElement = 5 : i64>) -> !lattigo.rlwe.ciphertext {
    return %a : !lattigo.rlwe.ciphertext
  }
  func.func private @spaces() attributes {own.space = #lwe.ciphertext_space<ring = #wide, encryption_type = lsb, size = 3>, own.ring = #wide}
}
