llvm.func @fences() {
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>}>
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>, addrspace = #xevm.addr_space<generic>}>
  xevm.memfence {scope = #xevm.mem_scope<workgroup>, addrspace = #xevm.addr_space<global>, x}
  llvm.return
}
