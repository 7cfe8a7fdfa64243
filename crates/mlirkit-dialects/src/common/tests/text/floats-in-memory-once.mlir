// What a float attribute holds in memory, and its type cannot say.
"unknown.floats"() {
  a = [-4.0 : f8E8M0FNU, -3.0 : f8E8M0FNU, -1.0e-300 : f8E8M0FNU, -0.0 : f8E8M0FNU, -1.0e300 : f8E8M0FNU],
  b = [1.0e9999 : f4E2M1FN, -1.0e9999 : f4E2M1FN, 1.0e9999 : f6E2M3FN, -1.0e9999 : f6E3M2FN, 1.0e99 : f6E3M2FN],
  c = [dense<-4.0> : tensor<1xf8E8M0FNU>, dense<-0.25> : tensor<1xf8E8M0FNU>, dense<-1.0e-300> : tensor<1xf8E8M0FNU>],
  d = [dense<1.0e9999> : tensor<1xf4E2M1FN>, dense<-1.0e9999> : tensor<1xf6E3M2FN>],
  e = [0.1 : f80, 0.1 : f128, 1.0e4000 : f128, 1.0e-4000 : f80]
} : () -> ()
