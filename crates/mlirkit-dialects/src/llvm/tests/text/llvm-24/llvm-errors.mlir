llvm.mlir.global external thread_local(foo) @g() : i32
// -----
llvm.mlir.global external thread_local() @g() : i32
// -----
llvm.mlir.global external thread_local("localexec") @g() : i32
// -----
llvm.mlir.global external thread_local(localexec @g() : i32
// -----
llvm.mlir.global external thread_local(local_exec) @g() : i32
// -----
llvm.mlir.global external thread_local(@g() : i32
// -----
llvm.mlir.global external thread_local_ @g() : i32
// -----
llvm.mlir.global external thread_local @g() {tls_mode = 2 : i64} : i32
// -----
llvm.mlir.global external thread_local(localexec) hidden @g() : i32
// -----
llvm.mlir.alias external thread_local(foo) @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", tls_mode = 5 : i64}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", tls_mode = -1 : i64}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", tls_mode = 1 : i32}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", tls_mode = "localexec"}> ({}) : () -> ()
