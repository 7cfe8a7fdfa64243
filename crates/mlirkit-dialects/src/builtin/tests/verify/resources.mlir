module {
}
{-#
  external_resources: {
    mlir_reproducer: {
      // expected-error @+1 {{expected string value for key 'disable_threading'}}
      disable_threading: internal
    }
  }
#-}
