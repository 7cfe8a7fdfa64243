//! Operations of `tensor`, made from its rows.

ops! { "tensor";
    bitcast "bitcast" (source "source" one) ();
    cast "cast" (source "source" one) ();
    collapse_shape "collapse_shape" (src "src" one) (reassociation "reassociation");
    concat "concat" (inputs "inputs" many) (dim "dim");
    dim "dim" (source "source" one, index "index" one) ();
    empty "empty" (dynamic_sizes "dynamicSizes" many) ();
    expand_shape "expand_shape" (src "src" one, output_shape "output_shape" many) (reassociation "reassociation", static_output_shape "static_output_shape");
    extract "extract" (tensor "tensor" one, indices "indices" many) ();
    extract_slice "extract_slice" (source "source" one, offsets "offsets" many, sizes "sizes" many, strides "strides" many) (static_offsets "static_offsets", static_sizes "static_sizes", static_strides "static_strides");
    from_elements "from_elements" (elements "elements" many) ();
    gather "gather" (source "source" one, indices "indices" one) (gather_dims "gather_dims");
    generate "generate" (dynamic_extents "dynamicExtents" many) ();
    insert "insert" (scalar "scalar" one, dest "dest" one, indices "indices" many) ();
    insert_slice "insert_slice" (source "source" one, dest "dest" one, offsets "offsets" many, sizes "sizes" many, strides "strides" many) (static_offsets "static_offsets", static_sizes "static_sizes", static_strides "static_strides");
    pad "pad" (source "source" one, low "low" many, high "high" many) (static_low "static_low", static_high "static_high");
    parallel_insert_slice "parallel_insert_slice" (source "source" one, dest "dest" one, offsets "offsets" many, sizes "sizes" many, strides "strides" many) (static_offsets "static_offsets", static_sizes "static_sizes", static_strides "static_strides");
    rank "rank" (tensor "tensor" one) ();
    reshape "reshape" (source "source" one, shape "shape" one) ();
    scatter "scatter" (source "source" one, dest "dest" one, indices "indices" one) (scatter_dims "scatter_dims");
    splat "splat" (input "input" one, dynamic_sizes "dynamicSizes" many) ();
    yield_ "yield" (value "value" one) ();
}
