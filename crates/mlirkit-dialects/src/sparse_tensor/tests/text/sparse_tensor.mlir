#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16}>
#coo = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)), explicitVal = 1.0 : f64, implicitVal = 0.0 : f64}>
#bsr = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed(nonordered), i mod 2 : dense, j mod 3 : dense)}>
#nm = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#slice = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, ?, 2)>, d1 : #sparse_tensor<slice(?, 4, 1)>) -> (d0 : dense, d1 : compressed)}>
#lvl = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0 : compressed)}>
#batch = #sparse_tensor.encoding<{map = (i, j) -> (i : batch, j : compressed(nonunique, nonordered))}>
func.func @f(%a: tensor<4x8xf64, #csr>, %c: tensor<4x8xf64, #coo>, %b: tensor<4x6xf64, #bsr>, %s: tensor<?x?xf64, #slice>, %l: tensor<4x8xf64, #lvl>, %i: index, %e: tensor<4x8xf64, #batch>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<4x8xf64, #csr> to memref<?xi32>
  %1 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<4x8xf64, #csr> to memref<?xi16>
  %2 = sparse_tensor.lvl %b, %i : tensor<4x6xf64, #bsr>
  %3:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #bsr : index, index, index, index
  %4 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#csr>
  %5 = sparse_tensor.storage_specifier.get %4 pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#csr>
  %6 = sparse_tensor.extract_iteration_space %c lvls = 0 : tensor<4x8xf64, #coo> -> !sparse_tensor.iter_space<#coo, lvls = 0>
  %7:2 = sparse_tensor.iterate %it in %6 at(%crd) iter_args(%x = %i, %y = %i) : !sparse_tensor.iter_space<#coo, lvls = 0> -> (index, index) {
    %n = sparse_tensor.extract_iteration_space %c at %it lvls = 1 : tensor<4x8xf64, #coo>, !sparse_tensor.iterator<#coo, lvls = 0> -> !sparse_tensor.iter_space<#coo, lvls = 1>
    %sum = arith.addi %crd, %x : index
    sparse_tensor.yield %sum, %y : index, index
  }
  sparse_tensor.iterate %it in %6 : !sparse_tensor.iter_space<#coo, lvls = 0> {
  }
  %8 = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xf64, #csr> -> !sparse_tensor.iter_space<#csr, lvls = 0 to 2>
  %9 = sparse_tensor.iterate %it in %8 at(_, %crd) iter_args(%x = %i) : !sparse_tensor.iter_space<#csr, lvls = 0 to 2> -> index {
    sparse_tensor.yield %crd : index
  }
  %10 = sparse_tensor.coiterate (%6, %6) at(%crd) iter_args(%x = %i) : (!sparse_tensor.iter_space<#coo, lvls = 0>, !sparse_tensor.iter_space<#coo, lvls = 0>) -> index
  case %it1, _ {
    sparse_tensor.yield %crd : index
  }
  case %it1, %it2 {
    sparse_tensor.yield %x : index
  }
  return
}
