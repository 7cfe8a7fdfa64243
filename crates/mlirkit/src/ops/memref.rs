//! Operations of `memref`, made from its rows.

ops! { "memref";
    alloc "alloc" (dynamic_sizes "dynamicSizes" many, symbol_operands "symbolOperands" many) ();
    alloca "alloca" (dynamic_sizes "dynamicSizes" many, symbol_operands "symbolOperands" many) ();
    alloca_scope "alloca_scope" () ();
    alloca_scope_return "alloca_scope.return" (results "results" many) ();
    assume_alignment "assume_alignment" (memref "memref" one) (alignment "alignment");
    atomic_rmw "atomic_rmw" (value "value" one, memref "memref" one, indices "indices" many) (kind "kind");
    atomic_yield "atomic_yield" (result "result" one) ();
    cast "cast" (source "source" one) ();
    collapse_shape "collapse_shape" (src "src" one) (reassociation "reassociation");
    copy "copy" (source "source" one, target "target" one) ();
    dealloc "dealloc" (memref "memref" one) ();
    dim "dim" (source "source" one, index "index" one) ();
    distinct_objects "distinct_objects" (operands "operands" many) ();
    dma_start "dma_start" (operands "operands" many) ();
    dma_wait "dma_wait" (tag_mem_ref "tagMemRef" one, tag_indices "tagIndices" many, num_elements "numElements" one) ();
    expand_shape "expand_shape" (src "src" one, output_shape "output_shape" many) (reassociation "reassociation", static_output_shape "static_output_shape");
    extract_aligned_pointer_as_index "extract_aligned_pointer_as_index" (source "source" one) ();
    extract_strided_metadata "extract_strided_metadata" (source "source" one) ();
    generic_atomic_rmw "generic_atomic_rmw" (memref "memref" one, indices "indices" many) ();
    get_global "get_global" () (name "name");
    global "global" () (sym_name "sym_name", type_ "type");
    load "load" (memref "memref" one, indices "indices" many) ();
    memory_space_cast "memory_space_cast" (source "source" one) ();
    prefetch "prefetch" (memref "memref" one, indices "indices" many) (is_write "isWrite", locality_hint "localityHint", is_data_cache "isDataCache");
    rank "rank" (memref "memref" one) ();
    realloc "realloc" (source "source" one, dynamic_result_size "dynamicResultSize" maybe) ();
    reinterpret_cast "reinterpret_cast" (source "source" one, offsets "offsets" many, sizes "sizes" many, strides "strides" many) (static_offsets "static_offsets", static_sizes "static_sizes", static_strides "static_strides");
    reshape "reshape" (source "source" one, shape "shape" one) ();
    store "store" (value "value" one, memref "memref" one, indices "indices" many) ();
    subview "subview" (source "source" one, offsets "offsets" many, sizes "sizes" many, strides "strides" many) (static_offsets "static_offsets", static_sizes "static_sizes", static_strides "static_strides");
    transpose "transpose" (in_ "in" one) (permutation "permutation");
    view "view" (source "source" one, byte_shift "byte_shift" one, sizes "sizes" many) ();
}
