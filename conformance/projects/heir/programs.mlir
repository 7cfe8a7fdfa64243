// ----- plain_dot
func.func @dot(%a: tensor<8xi16> {secret.secret}, %b: tensor<8xi16> {secret.secret}) -> i16 {
  %zero = arith.constant 0 : i16
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i16) {
    %x = tensor.extract %a[%i] : tensor<8xi16>
    %y = tensor.extract %b[%i] : tensor<8xi16>
    %p = arith.muli %x, %y : i16
    %n = arith.addi %s, %p : i16
    affine.yield %n : i16
  }
  return %sum : i16
}
// ----- plain_polynomial
func.func @cubic(%x: f32 {secret.secret}) -> f32 {
  %c = arith.constant 0.25 : f32
  %x2 = arith.mulf %x, %x : f32
  %x3 = arith.mulf %x2, %x : f32
  %s = arith.mulf %c, %x3 : f32
  %r = arith.addf %s, %x : f32
  return %r : f32
}
// ----- plain_vectors
func.func @vectors(%a: tensor<16xf32> {secret.secret}, %b: tensor<16xf32>) -> tensor<16xf32> {
  %0 = arith.mulf %a, %b : tensor<16xf32>
  %1 = arith.addf %0, %a : tensor<16xf32>
  %2 = arith.subf %1, %b : tensor<16xf32>
  return %2 : tensor<16xf32>
}
// ----- plain_matrix
func.func @matvec(%v: tensor<16xf32> {secret.secret}) -> tensor<16xf32> {
  %m = arith.constant dense<0.5> : tensor<16x16xf32>
  %z = arith.constant dense<0.0> : tensor<16xf32>
  %r = linalg.matvec ins(%m, %v : tensor<16x16xf32>, tensor<16xf32>) outs(%z : tensor<16xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}
// ----- plain_integers
func.func @distance(%a: tensor<4xi8> {secret.secret}, %b: tensor<4xi8> {secret.secret}) -> tensor<4xi8> {
  %d = arith.subi %a, %b : tensor<4xi8>
  %s = arith.muli %d, %d : tensor<4xi8>
  return %s : tensor<4xi8>
}
// ----- plain_branches
func.func @maximum(%a: i8 {secret.secret}, %b: i8 {secret.secret}) -> i8 {
  %less = arith.cmpi slt, %a, %b : i8
  %r = scf.if %less -> (i8) {
    scf.yield %b : i8
  } else {
    scf.yield %a : i8
  }
  return %r : i8
}
// ----- plain_two_results
func.func @both(%a: i16 {secret.secret}, %b: i16) -> (i16, i16) {
  %s = arith.addi %a, %b : i16
  %p = arith.muli %a, %b : i16
  return %s, %p : i16, i16
}
// ----- plain_calls
func.func private @square(%x: i16 {secret.secret}) -> i16 {
  %y = arith.muli %x, %x : i16
  return %y : i16
}
func.func @twice(%x: i16 {secret.secret}) -> i16 {
  %y = call @square(%x) : (i16) -> i16
  return %y : i16
}
// ----- secret_values
func.func @hide(%a: i32, %b: tensor<4xf32>) -> (i32, tensor<4xf32>) {
  %0 = secret.conceal %a : i32 -> !secret.secret<i32>
  %1 = secret.conceal %b : tensor<4xf32> -> !secret.secret<tensor<4xf32>>
  %2 = secret.reveal %0 : !secret.secret<i32> -> i32
  %3 = secret.reveal %1 : !secret.secret<tensor<4xf32>> -> tensor<4xf32>
  return %2, %3 : i32, tensor<4xf32>
}
// ----- secret_generic
func.func @weighted(%a: !secret.secret<i16>, %b: i16) -> !secret.secret<i16> {
  %0 = secret.generic(%a: !secret.secret<i16>, %b: i16) {
  ^bb0(%x: i16, %y: i16):
    %p = arith.muli %x, %y : i16
    %s = arith.addi %p, %x : i16
    secret.yield %s : i16
  } -> !secret.secret<i16>
  return %0 : !secret.secret<i16>
}
// ----- secret_results
func.func @several(%a: !secret.secret<i16>) -> (!secret.secret<i16>, !secret.secret<i1>) {
  %zero = arith.constant 0 : i16
  %0:2 = secret.generic(%a: !secret.secret<i16>) {
  ^body(%x: i16):
    %n = arith.subi %zero, %x : i16
    %c = arith.cmpi sgt, %x, %n : i16
    secret.yield %n, %c : i16, i1
  } -> (!secret.secret<i16>, !secret.secret<i1>)
  return %0#0, %0#1 : !secret.secret<i16>, !secret.secret<i1>
}
// ----- secret_attributes
func.func @noted(%a: !secret.secret<tensor<8xi16>>) -> !secret.secret<tensor<8xi16>> {
  %0 = secret.generic(%a: !secret.secret<tensor<8xi16>> {mgmt.mgmt = #mgmt.mgmt<level = 1>}) attrs = {own.note = "x", own.level = 3 : i64} {
  ^body(%x: tensor<8xi16>):
    %s = arith.addi %x, %x {mgmt.mgmt = #mgmt.mgmt<level = 1>} : tensor<8xi16>
    secret.yield %s : tensor<8xi16>
  } -> (!secret.secret<tensor<8xi16>> {mgmt.mgmt = #mgmt.mgmt<level = 1>})
  return %0 : !secret.secret<tensor<8xi16>>
}
// ----- secret_without_results
func.func @store(%a: !secret.secret<i32>, %m: memref<4xi32>) {
  %i = arith.constant 1 : index
  secret.generic(%a: !secret.secret<i32>) {
  ^body(%x: i32):
    memref.store %x, %m[%i] : memref<4xi32>
    secret.yield
  }
  return
}
// ----- secret_loops
func.func @loops(%a: !secret.secret<memref<8xi32>>) {
  affine.for %i = 0 to 8 {
    secret.generic(%a: !secret.secret<memref<8xi32>>) {
    ^body(%m: memref<8xi32>):
      %x = affine.load %m[%i] : memref<8xi32>
      %y = arith.addi %x, %x : i32
      affine.store %y, %m[%i] : memref<8xi32>
      secret.yield
    }
  }
  secret.separator
  return
}
// ----- secret_casts
func.func @casts(%a: !secret.secret<i8>) -> !secret.secret<memref<8xi1>> {
  %0 = secret.cast %a : !secret.secret<i8> to !secret.secret<memref<8xi1>>
  return %0 : !secret.secret<memref<8xi1>>
}
// ----- secret_separators
func.func @parts(%a: memref<4xi8>, %b: i8) {
  secret.separator %a, %b : memref<4xi8>, i8
  return
}
// ----- secret_nested
module @outer {
  module @inner attributes {scheme.bgv} {
    func.func @f(%a: !secret.secret<i8>) -> !secret.secret<i8> {
      return %a : !secret.secret<i8>
    }
  }
}
// ----- mod_arith_basic
!Zp = !mod_arith.int<65537 : i32>
func.func @basic(%a: i32, %b: !Zp) -> i32 {
  %0 = mod_arith.encapsulate %a : i32 -> !Zp
  %1 = mod_arith.reduce %0 : !Zp
  %c = mod_arith.constant 17 : !Zp
  %2 = mod_arith.add %1, %c : !Zp
  %3 = mod_arith.mul %2, %b : !Zp
  %4 = mod_arith.sub %3, %c : !Zp
  %5 = mod_arith.mac %4, %b, %c : !Zp
  %6 = mod_arith.lift centered %5 : !Zp -> i32
  return %6 : i32
}
// ----- mod_arith_lift
!Zp = !mod_arith.int<65537 : i32>
func.func @lift(%a: !Zp) -> i32 {
  %0 = mod_arith.lift standard %a : !Zp -> i32
  return %0 : i32
}
// ----- mod_arith_tensors
!Zp = !mod_arith.int<7681 : i26>
func.func @tensors(%a: tensor<4x!Zp>) -> tensor<4x!Zp> {
  %c = mod_arith.constant dense<[1, 2, 3, 4]> : tensor<4x!Zp>
  %0 = mod_arith.add %a, %c : tensor<4x!Zp>
  %1 = mod_arith.mul %0, %0 : tensor<4x!Zp>
  return %1 : tensor<4x!Zp>
}
// ----- mod_arith_integers
func.func @integers(%a: i20, %b: i20) -> i20 {
  %0 = mod_arith.barrett_reduce %a <modulus = 7681 : i64> : i20
  %1 = mod_arith.subifge %0, %b : i20
  return %1 : i20
}
// ----- mod_arith_switch
!Za = !mod_arith.int<65537 : i64>
!Zb = !mod_arith.int<3329 : i64>
func.func @switch(%a: !Za) -> !Zb {
  %0 = mod_arith.mod_switch %a : !Za to !Zb
  return %0 : !Zb
}
// ----- rns_basic
!Za = !mod_arith.int<3721063133 : i64>
!Zb = !mod_arith.int<2737228591 : i64>
!Zc = !mod_arith.int<3180146689 : i64>
!rns = !rns.rns<!Za, !Zb, !Zc>
func.func @rns(%a: !rns, %b: !rns) -> !rns {
  %0 = mod_arith.add %a, %b : !rns
  %1 = mod_arith.mul %0, %b : !rns
  return %1 : !rns
}
// ----- rns_constant
!Za = !mod_arith.int<17 : i32>
!Zb = !mod_arith.int<19 : i32>
func.func @constant() -> !rns.rns<!Za, !Zb> {
  %0 = rns.constant <[#mod_arith.value<3 : !Za>, #mod_arith.value<5 : !Zb>]> : !rns.rns<!Za, !Zb>
  return %0 : !rns.rns<!Za, !Zb>
}
// ----- polynomial_basic
#modulus = #polynomial.int_polynomial<1 + x**1024>
!Zp = !mod_arith.int<65537 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = #modulus>
!p = !polynomial.polynomial<ring = #ring>
func.func @basic(%a: !p, %b: !p, %c: !Zp) -> !p {
  %0 = polynomial.add %a, %b : !p
  %1 = polynomial.mul %0, %b : !p
  %2 = polynomial.sub %1, %a : !p
  %3 = polynomial.mul_scalar %2, %c : !p, !Zp
  return %3 : !p
}
// ----- polynomial_constants
#ring = #polynomial.ring<coefficientType = !mod_arith.int<17 : i32>, polynomialModulus = <1 + x**8>>
!p = !polynomial.polynomial<ring = #ring>
!f = !polynomial.polynomial<ring = <coefficientType = f32>>
func.func @constants() {
  %0 = polynomial.constant int<1 + 2x**2 + -3x**5> : !p
  %1 = polynomial.constant float<0.5 + 1.25x + 1.3e06 x**3> : !f
  return
}
// ----- polynomial_tensors
!Zp = !mod_arith.int<17 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = <1 + x**8>>
!p = !polynomial.polynomial<ring = #ring>
func.func @tensors(%t: tensor<8x!Zp>, %i: index) -> tensor<8x!Zp> {
  %0 = polynomial.from_tensor %t : tensor<8x!Zp> -> !p
  %1 = polynomial.monic_monomial_mul %0, %i : (!p, index) -> !p
  %2 = polynomial.to_tensor %1 : !p -> tensor<8x!Zp>
  return %2 : tensor<8x!Zp>
}
// ----- polynomial_terms
!Zp = !mod_arith.int<17 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = <1 + x**8>>
!p = !polynomial.polynomial<ring = #ring>
func.func @terms(%c: !Zp, %d: index) -> (index, !Zp) {
  %0 = polynomial.monomial %c, %d : (!Zp, index) -> !p
  %1, %2 = polynomial.leading_term %0 : !p -> (index, !Zp)
  return %1, %2 : index, !Zp
}
// ----- polynomial_transforms
!Zp = !mod_arith.int<786433 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = <1 + x**65536>>
!p = !polynomial.polynomial<ring = #ring>
func.func @transforms(%a: !p, %t: tensor<2x!p>) -> (!p, tensor<2x!polynomial.polynomial<ring = #ring, form = eval>>) {
  %0 = polynomial.ntt %a : !p
  %1 = polynomial.intt %0 : !polynomial.polynomial<ring = #ring, form = eval>
  %2 = polynomial.ntt %t : tensor<2x!p>
  return %1, %2 : !p, tensor<2x!polynomial.polynomial<ring = #ring, form = eval>>
}
// ----- polynomial_eval
!f = !polynomial.polynomial<ring = <coefficientType = f64>>
#c = #polynomial<typed_chebyshev_polynomial <[1.0, 2.0, 3.0]> : !f>
func.func @eval(%x: f64, %v: tensor<4xf64>) -> (f64, tensor<4xf64>) {
  %0 = polynomial.eval #c, %x : f64
  %1 = polynomial.eval #polynomial<typed_float_polynomial <1.0 + 2.0x**2> : !f>, %v : tensor<4xf64>
  return %0, %1 : f64, tensor<4xf64>
}
// ----- polynomial_coefficients
!Zp = !mod_arith.int<17 : i32>
#ring = #polynomial.ring<coefficientType = !Zp, polynomialModulus = <1 + x**8>>
!p = !polynomial.polynomial<ring = #ring>
func.func @each(%a: !p) -> !p {
  %0 = polynomial.apply_coefficientwise (%a : !p) {
  ^body(%c: !Zp, %degree: index):
    %1 = mod_arith.add %c, %c : !Zp
    polynomial.yield %1 : !Zp
  } -> !p
  return %0 : !p
}
// ----- tensor_ext_rotate
func.func @rotate(%a: tensor<16xi32>, %i: index, %j: i32) -> tensor<16xi32> {
  %0 = tensor_ext.rotate %a, %i : tensor<16xi32>, index
  %1 = tensor_ext.rotate %0, %j : tensor<16xi32>, i32
  return %1 : tensor<16xi32>
}
// ----- tensor_ext_layouts
#row = #tensor_ext.layout<"{ [i] -> [ct, slot] : ct = 0 and (i - slot) mod 16 = 0 and 0 <= i <= 15 and 0 <= slot <= 1023 }">
#other = #tensor_ext.layout<"{ [i] -> [ct, slot] : ct = 0 and slot = 2i and 0 <= i <= 15 }">
func.func @layouts(%a: tensor<16xi32> {tensor_ext.layout = #row}) -> (tensor<16xi32> {tensor_ext.layout = #other}) {
  return %a : tensor<16xi32>
}
// ----- mgmt_basic
func.func @manage(%a: tensor<8xi16>) -> tensor<8xi16> {
  %0 = mgmt.init %a : tensor<8xi16>
  %1 = arith.muli %0, %0 : tensor<8xi16>
  %2 = mgmt.relinearize %1 : tensor<8xi16>
  %3 = mgmt.modreduce %2 : tensor<8xi16>
  %4 = mgmt.level_reduce_min %3 : tensor<8xi16>
  %5 = mgmt.bootstrap %4 : tensor<8xi16>
  return %5 : tensor<8xi16>
}
// ----- mgmt_schemes
module attributes {bgv.schemeParam = #bgv.scheme_param<logN = 12, Q = [65537, 114689], P = [786433], plaintextModulus = 257>, scheme.bgv} {
  func.func @f(%a: !secret.secret<tensor<8xi16>> {mgmt.mgmt = #mgmt.mgmt<level = 2, dimension = 3>}) {
    return
  }
}
// ----- mgmt_ckks
module attributes {backend.openfhe, ckks.schemeParam = #ckks.scheme_param<logN = 13, Q = [36028797019389953, 35184372121601], P = [36028797019488257], logDefaultScale = 45>, scheme.ckks} {
  func.func @f(%a: !secret.secret<tensor<8xf32>> {mgmt.mgmt = #mgmt.mgmt<level = 1, dimension = 2, scale = 45>}) {
    return
  }
}
// ----- lwe_ckks
!Z0 = !mod_arith.int<1095233372161 : i64>
!Z1 = !mod_arith.int<1032955396097 : i64>
!rns = !rns.rns<!Z0, !Z1>
#ring = #polynomial.ring<coefficientType = !rns, polynomialModulus = <1 + x**1024>>
#plain = #polynomial.ring<coefficientType = f64, polynomialModulus = <1 + x**1024>>
#space = #lwe.plaintext_space<ring = #plain, encoding = #lwe.inverse_canonical_encoding<scaling_factor = 45>>
!pt = !lwe.lwe_plaintext<plaintext_space = #space>
!ct = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = lsb>, key = #lwe.key<>, modulus_chain = #lwe.modulus_chain<elements = <1095233372161 : i64, 1032955396097 : i64>, current = 1>>
func.func @ckks(%a: !ct, %b: !ct, %p: !pt) -> !ct {
  %0 = ckks.add %a, %b : (!ct, !ct) -> !ct
  %1 = ckks.sub %0, %b : (!ct, !ct) -> !ct
  %2 = ckks.add_plain %1, %p : (!ct, !pt) -> !ct
  %4 = ckks.negate %2 : !ct
  return %4 : !ct
}
// ----- lwe_bgv
!Z0 = !mod_arith.int<1095233372161 : i64>
!Z1 = !mod_arith.int<65537 : i64>
#ring = #polynomial.ring<coefficientType = !rns.rns<!Z0>, polynomialModulus = <1 + x**1024>>
#plain = #polynomial.ring<coefficientType = !Z1, polynomialModulus = <1 + x**1024>>
#space = #lwe.plaintext_space<ring = #plain, encoding = #lwe.full_crt_packing_encoding<scaling_factor = 0>>
#chain = #lwe.modulus_chain<elements = <1095233372161 : i64>, current = 0>
!ct = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = lsb>, key = #lwe.key<>, modulus_chain = #chain>
!ct3 = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = lsb, size = 3>, key = #lwe.key<>, modulus_chain = #chain>
func.func @bgv(%a: !ct, %b: !ct) -> !ct3 {
  %0 = bgv.add %a, %b : (!ct, !ct) -> !ct
  %1 = bgv.mul %0, %b : (!ct, !ct) -> !ct3
  %2 = bgv.negate %1 : !ct3
  return %2 : !ct3
}
// ----- lwe_keys
!Z0 = !mod_arith.int<1095233372161 : i64>
#ring = #polynomial.ring<coefficientType = !Z0, polynomialModulus = <1 + x**1024>>
#plain = #polynomial.ring<coefficientType = i16, polynomialModulus = <1 + x**1024>>
#space = #lwe.plaintext_space<ring = #plain, encoding = #lwe.full_crt_packing_encoding<scaling_factor = 0>>
#key = #lwe.key<slot_index = 0>
!sk = !lwe.lwe_secret_key<key = #key, ring = #ring>
!pk = !lwe.lwe_public_key<key = #key, ring = #ring>
!pt = !lwe.lwe_plaintext<plaintext_space = #space>
!ct = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = lsb>, key = #key>
func.func @keys(%p: !pt, %s: !sk, %k: !pk) -> !pt {
  %0 = lwe.rlwe_encrypt %p, %k : (!pt, !pk) -> !ct
  %1 = lwe.rlwe_decrypt %0, %s : (!ct, !sk) -> !pt
  return %1 : !pt
}
// ----- lwe_cggi
#plain = #polynomial.ring<coefficientType = i3, polynomialModulus = <x>>
#ring = #polynomial.ring<coefficientType = i32, polynomialModulus = <x>>
#space = #lwe.plaintext_space<ring = #plain, encoding = #lwe.constant_coefficient_encoding<scaling_factor = 268435456>>
!ct = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = msb, size = 742>, key = #lwe.key<>>
func.func @gates(%a: !ct, %b: !ct) -> !ct {
  %0 = cggi.and %a, %b : !ct
  %1 = cggi.or %0, %b : !ct
  %2 = cggi.xor %1, %a : !ct
  %3 = cggi.not %2 : !ct
  return %3 : !ct
}
// ----- openfhe_basic
func.func @openfhe(%cc: !openfhe.crypto_context, %a: !openfhe.ciphertext, %b: !openfhe.ciphertext, %p: !openfhe.plaintext) -> !openfhe.ciphertext {
  %0 = openfhe.add %cc, %a, %b : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.ciphertext) -> !openfhe.ciphertext
  %1 = openfhe.mul %cc, %0, %b : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.ciphertext) -> !openfhe.ciphertext
  %2 = openfhe.mul_plain %cc, %1, %p : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.plaintext) -> !openfhe.ciphertext
  %3 = openfhe.negate %cc, %2 : (!openfhe.crypto_context, !openfhe.ciphertext) -> !openfhe.ciphertext
  return %3 : !openfhe.ciphertext
}
// ----- openfhe_keys
func.func @encrypt(%cc: !openfhe.crypto_context, %pk: !openfhe.public_key, %t: tensor<8xf64>) -> !openfhe.ciphertext {
  %p = openfhe.make_ckks_packed_plaintext %cc, %t : (!openfhe.crypto_context, tensor<8xf64>) -> !openfhe.plaintext
  %c = openfhe.encrypt %cc, %p, %pk : (!openfhe.crypto_context, !openfhe.plaintext, !openfhe.public_key) -> !openfhe.ciphertext
  return %c : !openfhe.ciphertext
}
// ----- lattigo_bgv
!ct = !lattigo.rlwe.ciphertext
!ev = !lattigo.bgv.evaluator
func.func @lattigo(%ev: !ev, %a: !ct, %b: !ct) -> !ct {
  %0 = lattigo.bgv.add_new %ev, %a, %b : (!ev, !ct, !ct) -> !ct
  %1 = lattigo.bgv.mul_new %ev, %0, %b : (!ev, !ct, !ct) -> !ct
  %2 = lattigo.bgv.relinearize_new %ev, %1 : (!ev, !ct) -> !ct
  return %2 : !ct
}
// ----- lattigo_keys
func.func @keys(%k: !lattigo.rlwe.galois_key<galoisElement = 5 : i64>, %e: !lattigo.rlwe.encryptor<publicKey = true>, %d: !lattigo.rlwe.decryptor, %p: !lattigo.ckks.parameter) {
  return
}
// ----- jaxite_luts
#plain = #polynomial.ring<coefficientType = i3, polynomialModulus = <x>>
#ring = #polynomial.ring<coefficientType = i32, polynomialModulus = <x>>
#space = #lwe.plaintext_space<ring = #plain, encoding = #lwe.constant_coefficient_encoding<scaling_factor = 268435456>>
!ct = !lwe.lwe_ciphertext<plaintext_space = #space, ciphertext_space = #lwe.ciphertext_space<ring = #ring, encryption_type = msb, size = 742>, key = #lwe.key<>>
func.func @luts(%p: !jaxite.params, %s: !jaxite.server_key_set, %t: i8) -> !ct {
  %true = arith.constant true
  %0 = jaxite.constant %true, %p : (i1, !jaxite.params) -> !ct
  %1 = jaxite.lut3 %0, %0, %0, %t, %s, %p : (!ct, !ct, !ct, i8, !jaxite.server_key_set, !jaxite.params) -> !ct
  return %1 : !ct
}
// ----- jaxiteword_types
func.func @types(%c: !jaxiteword.crypto_context<>, %k: !jaxiteword.eval_key<>) {
  return
}
// ----- tfhe_rust_integers
!sk = !tfhe_rust.server_key
func.func @integers(%s: !sk, %a: !tfhe_rust.eui8, %b: !tfhe_rust.eui8) -> !tfhe_rust.eui8 {
  %0 = tfhe_rust.add %s, %a, %b : (!sk, !tfhe_rust.eui8, !tfhe_rust.eui8) -> !tfhe_rust.eui8
  %1 = tfhe_rust.bitand %s, %0, %b : (!sk, !tfhe_rust.eui8, !tfhe_rust.eui8) -> !tfhe_rust.eui8
  return %1 : !tfhe_rust.eui8
}
// ----- tfhe_rust_bools
!sk = !tfhe_rust_bool.server_key
func.func @bools(%s: !sk, %a: !tfhe_rust_bool.eb, %b: !tfhe_rust_bool.eb) -> !tfhe_rust_bool.eb {
  %0 = tfhe_rust_bool.and %s, %a, %b : (!sk, !tfhe_rust_bool.eb, !tfhe_rust_bool.eb) -> !tfhe_rust_bool.eb
  %1 = tfhe_rust_bool.xor %s, %0, %b : (!sk, !tfhe_rust_bool.eb, !tfhe_rust_bool.eb) -> !tfhe_rust_bool.eb
  return %1 : !tfhe_rust_bool.eb
}
// ----- random_distributions
func.func @random(%seed: index) {
  %0 = random.init_prng %seed <num_bits = 32 : i32> : (index) -> !random.prng
  %1 = random.discrete_gaussian_distribution %0 <mean = 0 : i32, stddev = 1 : i32> : (!random.prng) -> !random.distribution<distribution_type = gaussian>
  return
}
// ----- math_functions
func.func @activations(%a: f32, %t: tensor<4xf32>) -> (f32, f32, tensor<4xf32>) {
  %0 = math_ext.sign %a : f32
  %1 = math_ext.sigmoid %a : f32
  %2 = math_ext.softmax %t : tensor<4xf32>
  return %0, %1, %2 : f32, f32, tensor<4xf32>
}
// ----- comb_circuits
func.func @circuit(%a: i1, %b: i1, %c: i8, %d: i8) -> (i1, i8) {
  %0 = comb.truth_table %a, %b -> 6 : ui4
  %1 = comb.and %c, %d : i8
  %2 = comb.nand %c, %1 : i8
  %3 = comb.inv %2 : i8
  %4 = comb.xnor %3, %d : i8
  return %0, %4 : i1, i8
}
// ----- key_management
func.func @rotation_keys(%i: i64) {
  %0 = key_mgmt.load_key %i : i64 -> !key_mgmt.rot_key<>
  key_mgmt.prefetch_key %i
  key_mgmt.clear_key %0 : !key_mgmt.rot_key<>
  return
}
// ----- rotom_layouts
#layout = #rotom.layout<n = 4, dims = [[0:2:1], [1:2:1]]>
func.func private @rotom(tensor<2x2xi32> {rotom.layout = #layout})
// ----- plain_hamming
func.func @hamming(%a: tensor<16xi1> {secret.secret}, %b: tensor<16xi1> {secret.secret}) -> i16 {
  %zero = arith.constant 0 : i16
  %r = affine.for %i = 0 to 16 iter_args(%s = %zero) -> (i16) {
    %x = tensor.extract %a[%i] : tensor<16xi1>
    %y = tensor.extract %b[%i] : tensor<16xi1>
    %d = arith.xori %x, %y : i1
    %e = arith.extui %d : i1 to i16
    %n = arith.addi %s, %e : i16
    affine.yield %n : i16
  }
  return %r : i16
}
// ----- plain_horner
func.func @horner(%x: f32 {secret.secret}) -> f32 {
  %a = arith.constant -0.0025 : f32
  %b = arith.constant 0.75 : f32
  %c = arith.constant 1.0e+2 : f32
  %0 = arith.mulf %a, %x : f32
  %1 = arith.addf %0, %b : f32
  %2 = arith.mulf %1, %x : f32
  %3 = arith.addf %2, %c : f32
  return %3 : f32
}
// ----- plain_sigmoid
func.func @sigmoid(%x: f32 {secret.secret}) -> f32 {
  %0 = math_ext.sigmoid %x {degree = 5 : i32, domain_lower = -4.0 : f64, domain_upper = 4.0 : f64} : f32
  return %0 : f32
}
// ----- plain_tanh
func.func @tanh(%x: tensor<8xf32> {secret.secret}) -> tensor<8xf32> {
  %0 = math.tanh %x {degree = 3 : i32, domain_lower = -1.0 : f64, domain_upper = 1.0 : f64} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// ----- plain_variance
func.func @variance(%a: tensor<8xf32> {secret.secret}) -> f32 {
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant 0.125 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %a[%i] : tensor<8xf32>
    %n = arith.addf %s, %x : f32
    affine.yield %n : f32
  }
  %mean = arith.mulf %sum, %eighth : f32
  %total = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %a[%i] : tensor<8xf32>
    %d = arith.subf %x, %mean : f32
    %q = arith.mulf %d, %d : f32
    %n = arith.addf %s, %q : f32
    affine.yield %n : f32
  }
  %r = arith.mulf %total, %eighth : f32
  return %r : f32
}
// ----- plain_two_layers
func.func @layers(%x: tensor<16xf32> {secret.secret}) -> tensor<16xf32> {
  %w0 = arith.constant dense<0.25> : tensor<16x16xf32>
  %w1 = arith.constant dense<-0.5> : tensor<16x16xf32>
  %b = arith.constant dense<0.125> : tensor<16xf32>
  %z = arith.constant dense<0.0> : tensor<16xf32>
  %0 = linalg.matvec ins(%w0, %x : tensor<16x16xf32>, tensor<16xf32>) outs(%b : tensor<16xf32>) -> tensor<16xf32>
  %1 = arith.mulf %0, %0 : tensor<16xf32>
  %2 = linalg.matvec ins(%w1, %1 : tensor<16x16xf32>, tensor<16xf32>) outs(%z : tensor<16xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}
// ----- plain_vecmat
func.func @vecmat(%x: tensor<8xf32> {secret.secret}) -> tensor<8xf32> {
  %m = arith.constant dense<1.5> : tensor<8x8xf32>
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %r = linalg.vecmat ins(%x, %m : tensor<8xf32>, tensor<8x8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// ----- plain_reduce
func.func @reduce(%x: tensor<16xi16> {secret.secret}) -> tensor<i16> {
  %z = arith.constant dense<0> : tensor<i16>
  %r = linalg.reduce { arith.addi } ins(%x : tensor<16xi16>) outs(%z : tensor<i16>) dimensions = [0]
  return %r : tensor<i16>
}
// ----- plain_masked
func.func @masked(%x: tensor<8xi32> {secret.secret}) -> tensor<8xi32> {
  %m = arith.constant dense<[1, 0, 1, 0, 1, 0, 1, 0]> : tensor<8xi32>
  %c = arith.constant dense<[1, -2, 3, -4, 5, -6, 7, -8]> : tensor<8xi32>
  %0 = arith.muli %x, %m : tensor<8xi32>
  %1 = arith.addi %0, %c : tensor<8xi32>
  %2 = arith.muli %1, %x : tensor<8xi32>
  return %2 : tensor<8xi32>
}
// ----- plain_slices
func.func @slices(%x: tensor<16xi16> {secret.secret}) -> tensor<4xi16> {
  %0 = tensor.extract_slice %x[0] [4] [1] : tensor<16xi16> to tensor<4xi16>
  %1 = tensor.extract_slice %x[8] [4] [1] : tensor<16xi16> to tensor<4xi16>
  %2 = arith.addi %0, %1 : tensor<4xi16>
  return %2 : tensor<4xi16>
}
// ----- plain_insert
func.func @insert(%x: tensor<8xi16> {secret.secret}, %v: i16 {secret.secret}) -> tensor<8xi16> {
  %i = arith.constant 3 : index
  %0 = tensor.insert %v into %x[%i] : tensor<8xi16>
  %1 = arith.addi %0, %x : tensor<8xi16>
  return %1 : tensor<8xi16>
}
// ----- plain_powers
func.func @powers(%x: i16 {secret.secret}) -> (i16, i16, i16) {
  %2 = arith.muli %x, %x : i16
  %3 = arith.muli %2, %x : i16
  %4 = arith.muli %2, %2 : i16
  %5 = arith.muli %4, %3 : i16
  return %3, %4, %5 : i16, i16, i16
}
// ----- plain_select
func.func @select(%a: tensor<4xi8> {secret.secret}, %b: tensor<4xi8> {secret.secret}) -> tensor<4xi8> {
  %c = arith.cmpi ult, %a, %b : tensor<4xi8>
  %s = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xi8>
  return %s : tensor<4xi8>
}
// ----- plain_shifts
func.func @shifts(%a: i8 {secret.secret}) -> i8 {
  %two = arith.constant 2 : i8
  %0 = arith.shli %a, %two : i8
  %1 = arith.shrui %0, %two : i8
  %2 = arith.andi %1, %a : i8
  %3 = arith.ori %2, %0 : i8
  return %3 : i8
}
// ----- plain_while
func.func @bounded(%x: i16 {secret.secret}) -> i16 {
  %c = arith.constant 100 : i16
  %r = scf.while (%s = %x) : (i16) -> i16 {
    %less = arith.cmpi slt, %s, %c : i16
    scf.condition(%less) %s : i16
  } do {
  ^bb0(%s: i16):
    %n = arith.muli %s, %s : i16
    scf.yield %n : i16
  } attributes {max_iter = 4 : i64}
  return %r : i16
}
// ----- plain_layout
#row = #tensor_ext.layout<"{ [i] -> [ct, slot] : ct = 0 and (i - slot) mod 16 = 0 and 0 <= i <= 15 and 0 <= slot <= 15 }">
func.func @arranged(%x: tensor<16xi16> {secret.secret, tensor_ext.layout = #row}) -> tensor<16xi16> {
  %0 = tensor_ext.assign_layout %x <layout = #row> {tensor_ext.layout = #row} : tensor<16xi16>
  %1 = arith.addi %0, %0 : tensor<16xi16>
  return %1 : tensor<16xi16>
}
// ----- secret_three
func.func @three(%a: !secret.secret<i8>, %b: !secret.secret<i8>, %n: index) -> (!secret.secret<i8>, !secret.secret<tensor<2xi8>>) {
  %0 = secret.generic(%a: !secret.secret<i8>, %b: !secret.secret<i8>) {
  ^body(%x: i8, %y: i8):
    %1 = arith.muli %x, %y : i8
    %2 = arith.shrsi %1, %x : i8
    secret.yield %2 : i8
  } -> !secret.secret<i8>
  %3 = secret.generic(%0: !secret.secret<i8>, %n: index) {
  ^body(%x: i8, %i: index):
    %t = tensor.from_elements %x, %x : tensor<2xi8>
    %v = tensor.extract %t[%i] : tensor<2xi8>
    %u = tensor.insert %v into %t[%i] : tensor<2xi8>
    secret.yield %u : tensor<2xi8>
  } -> !secret.secret<tensor<2xi8>>
  return %0, %3 : !secret.secret<i8>, !secret.secret<tensor<2xi8>>
}
// ----- secret_memory
func.func @memory(%m: !secret.secret<memref<4x4xi16>>, %p: memref<4xi16>) {
  secret.generic(%m: !secret.secret<memref<4x4xi16>>, %p: memref<4xi16>) {
  ^body(%a: memref<4x4xi16>, %b: memref<4xi16>):
    affine.for %i = 0 to 4 {
      %x = affine.load %b[%i] : memref<4xi16>
      affine.store %x, %a[%i, 3 - %i] : memref<4x4xi16>
    }
    secret.yield
  }
  return
}
// ----- mod_arith_barrett
!Z = !mod_arith.int<17 : i10>
func.func @reduce(%x: i10, %t: tensor<4xi10>) -> (!Z, tensor<4x!Z>) {
  %0 = mod_arith.encapsulate %x : i10 -> !Z
  %1 = mod_arith.reduce %0 : !Z
  %2 = mod_arith.encapsulate %t : tensor<4xi10> -> tensor<4x!Z>
  %3 = mod_arith.reduce %2 : tensor<4x!Z>
  return %1, %3 : !Z, tensor<4x!Z>
}
// ----- polynomial_chain
!Za = !mod_arith.int<65537 : i64>
!Zb = !mod_arith.int<114689 : i64>
!rns = !rns.rns<!Za, !Zb>
#ring = #polynomial.ring<coefficientType = !rns, polynomialModulus = <1 + x**16>>
!p = !polynomial.polynomial<ring = #ring>
func.func @chain(%a: !p, %b: !p) -> !p {
  %0 = polynomial.add %a, %b : !p
  %1 = polynomial.sub %0, %b : !p
  %2 = polynomial.ntt %1 : !p
  %3 = polynomial.intt %2 : !polynomial.polynomial<ring = #ring, form = eval>
  return %3 : !p
}
// ----- polynomial_floats
#ring = #polynomial.ring<coefficientType = f64>
!f = !polynomial.polynomial<ring = #ring>
func.func @floats(%x: f64) -> f64 {
  %0 = polynomial.eval #polynomial<typed_float_polynomial <-0.5 + 0.25x + 1.0x**7> : !f>, %x : f64
  %1 = polynomial.eval #polynomial<typed_chebyshev_polynomial <[0.1, -0.2, 1.0e-9]> : !f>, %0 : f64
  return %1 : f64
}
// ----- tensor_ext_remap
func.func @remap(%x: tensor<2x16xi32>, %c: tensor<16xi32>) -> tensor<16xi32> {
  %i = arith.constant 5 : index
  %0 = tensor_ext.rotate %c, %i : tensor<16xi32>, index
  %1 = arith.addi %0, %c : tensor<16xi32>
  return %1 : tensor<16xi32>
}
// ----- openfhe_more
!cc = !openfhe.crypto_context
!ct = !openfhe.ciphertext
!pt = !openfhe.plaintext
func.func @more(%cc: !cc, %a: !ct, %b: !ct, %p: !pt, %n: i64) -> !ct {
  %0 = openfhe.add_plain %cc, %a, %p : (!cc, !ct, !pt) -> !ct
  %1 = openfhe.mul_no_relin %cc, %0, %b : (!cc, !ct, !ct) -> !ct
  %2 = openfhe.relin %cc, %1 : (!cc, !ct) -> !ct
  %3 = openfhe.mul_const %cc, %2, %n : (!cc, !ct, i64) -> !ct
  %4 = openfhe.square %cc, %3 : (!cc, !ct) -> !ct
  %5 = openfhe.negate %cc, %4 : (!cc, !ct) -> !ct
  %6 = openfhe.sub_plain %cc, %5, %p : (!cc, !ct, !pt) -> !ct
  return %6 : !ct
}
// ----- tfhe_rust_more
!sk = !tfhe_rust.server_key
func.func @more(%s: !sk, %a: !tfhe_rust.eui16, %b: !tfhe_rust.eui16) -> !tfhe_rust.eui16 {
  %0 = tfhe_rust.mul %s, %a, %b : (!sk, !tfhe_rust.eui16, !tfhe_rust.eui16) -> !tfhe_rust.eui16
  %1 = tfhe_rust.sub %s, %0, %b : (!sk, !tfhe_rust.eui16, !tfhe_rust.eui16) -> !tfhe_rust.eui16
  %2 = tfhe_rust.bitxor %s, %1, %a : (!sk, !tfhe_rust.eui16, !tfhe_rust.eui16) -> !tfhe_rust.eui16
  return %2 : !tfhe_rust.eui16
}
