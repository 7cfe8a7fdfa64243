%0 = "test.source"() : () -> !llvm.ptr<3>
// expected-error @+2 {{custom op 'rocdl.ds.read.tr8.b64' failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
// expected-error @+1 {{custom op 'rocdl.ds.read.tr8.b64' expected integer value}}
%1 = rocdl.ds.read.tr8.b64 %0 : <abc> -> vector<2xi32>
