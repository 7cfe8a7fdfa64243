"t.x"() {
  a = dense_resource<__metadata__> : tensor<2xf32>, b = dense_resource<"a/b"> : tensor<2xi16>, c = dense_resource<"a_b"> : tensor<2xi16>,
  d = dense_resource<"\FF%"> : tensor<2xi8>, e = dense_resource<W> : tensor<1xi8>, f = dense_resource<w> : tensor<1xi8>,
  g = dense_resource<const0> : tensor<2xi8>, h = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>,
  i = dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>, j = dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>, k = dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>,
  l = dense_resource<odd> : tensor<8xf32>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      __metadata__: "0x0400000001000000FF000000", "a/b": "0x0200000001000200", a_b: "0x0200000003000400", "\FF%": "0x010000000506",
      W: "0x0100000007", w: "0x0100000008", odd: "0x04000000090A0B"
    }
  }
#-}
