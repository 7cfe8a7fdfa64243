//! Tables of the differences between StableHLO and VHLO, used for conversion in both directions.

/// A StableHLO attribute whose parameters are separate attributes in VHLO.
pub(crate) struct Exploded {
    /// The operations that have the attribute.
    pub ops: &'static [&'static str],
    /// The name of the attribute in StableHLO.
    pub attr: &'static str,
    /// The name of the StableHLO attribute's definition.
    pub row: &'static str,
    /// The names of the VHLO attributes, one for each parameter of the StableHLO attribute, in order. If VHLO has fewer
    /// attributes, the remaining parameters become 0 in StableHLO.
    pub fields: &'static [&'static str],
}

/// All StableHLO attributes whose parameters are separate attributes in VHLO.
pub(crate) const EXPLODED: &[Exploded] = &[
    Exploded {
        ops: &["convolution", "dynamic_conv"],
        attr: "dimension_numbers",
        row: "conv",
        fields: &[
            "input_batch_dimension",
            "input_feature_dimension",
            "input_spatial_dimensions",
            "kernel_input_feature_dimension",
            "kernel_output_feature_dimension",
            "kernel_spatial_dimensions",
            "output_batch_dimension",
            "output_feature_dimension",
            "output_spatial_dimensions",
        ],
    },
    Exploded {
        ops: &["dot_general"],
        attr: "dot_dimension_numbers",
        row: "dot",
        fields: &[
            "lhs_batching_dimensions",
            "rhs_batching_dimensions",
            "lhs_contracting_dimensions",
            "rhs_contracting_dimensions",
        ],
    },
    Exploded { ops: &["dot_general"], attr: "algorithm", row: "dot_algorithm", fields: ALGORITHM },
    Exploded {
        ops: &["gather", "dynamic_gather"],
        attr: "dimension_numbers",
        row: "gather",
        fields: &[
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
            "index_vector_dim",
        ],
    },
    Exploded {
        ops: &["scatter"],
        attr: "scatter_dimension_numbers",
        row: "scatter",
        fields: &[
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
            "index_vector_dim",
        ],
    },
    Exploded {
        ops: &["send", "recv"],
        attr: "channel_handle",
        row: "channel_handle",
        fields: &["channel_id", "channel_type"],
    },
    Exploded { ops: COLLECTIVES, attr: "channel_handle", row: "channel_handle", fields: &["channel_id"] },
];

/// The VHLO attributes that represent the algorithm of `dot_general`.
pub(crate) const ALGORITHM: &[&str] = &[
    "lhs_precision_type",
    "rhs_precision_type",
    "accumulation_type",
    "lhs_component_count",
    "rhs_component_count",
    "num_primitive_operations",
    "allow_imprecise_accumulation",
];

const COLLECTIVES: &[&str] = &[
    "all_gather",
    "all_reduce",
    "all_to_all",
    "collective_broadcast",
    "collective_permute",
    "collective_reduce",
    "reduce_scatter",
];

/// The VHLO value for an attribute that StableHLO omits. VHLO requires every attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Implied {
    /// The string `""`.
    EmptyString,
    /// The array `[]`.
    EmptyArray,
    /// The dictionary `{}`.
    EmptyDictionary,
    /// The tensor `dense<> : tensor<0xi64>`.
    EmptyTensor,
    /// The same tensor, for a parameter of an attribute that StableHLO never omits.
    EmptyField,
    /// The string `""`, or the dictionary `{}` for a typed custom call. Both are omitted when converted back.
    BackendConfig,
    /// The boolean `false`.
    False,
    /// A number of type `i64`. Any integer type is accepted when converted back.
    Int(i64),
    /// An enum case: the name of the enum attribute's definition, and the number of the case.
    Enum(&'static str, u64),
    /// A list of equal numbers that has the length of the named attribute.
    Numbers(i64, &'static str),
    /// A list of zero pairs that has the length of the named attribute.
    ZeroPairs(&'static str),
    /// A list of `false` that has the length of the named attribute.
    AllFalse(&'static str),
    /// The array `[DEFAULT, DEFAULT]`. Any length is accepted when converted back.
    Precision,
    /// The default result accuracy.
    Accuracy,
    /// The type `none`.
    NoneType,
}

impl Implied {
    /// Returns the names of the VHLO attributes and types that were introduced together with this default value.
    pub(crate) fn rows(self) -> &'static [&'static str] {
        match self {
            Accuracy => &["result_accuracy_v1", "result_accuracy_mode_v1"],
            NoneType => &["none_v1"],
            _ => &[],
        }
    }
}

use Implied::{
    Accuracy, AllFalse, BackendConfig, EmptyArray, EmptyDictionary, EmptyString, EmptyTensor, Enum, False, Int,
    NoneType, Numbers, Precision, ZeroPairs,
};

const SPATIAL: &str = "input_spatial_dimensions";
const WINDOW: &str = "window_dimensions";

/// Operations, one of their VHLO attributes, and its default value. Attributes added by a second form are listed in the
/// [`Forms`](crate::forms::Forms) of the operation.
pub(crate) const IMPLIED: &[(&[&str], &str, Implied)] = &[
    (&["func"], "sym_visibility", EmptyString),
    (&["func"], "arg_attrs", EmptyArray),
    (&["func"], "res_attrs", EmptyArray),
    (COLLECTIVES, "channel_id", Int(0)),
    (&["all_gather", "all_reduce", "collective_reduce", "reduce_scatter"], "use_global_device_ids", False),
    (&["collective_reduce"], "has_dynamic_root", False),
    (&["cholesky"], "lower", False),
    (&["compare"], "compare_type", Enum("comparison_type_v1", 0)),
    (&["composite"], "version", Int(0)),
    (&["composite"], "composite_attributes", EmptyDictionary),
    (&["convolution", "dynamic_conv"], "window_strides", Numbers(1, SPATIAL)),
    (&["convolution"], "padding", ZeroPairs(SPATIAL)),
    (&["convolution", "dynamic_conv"], "lhs_dilation", Numbers(1, SPATIAL)),
    (&["convolution", "dynamic_conv"], "rhs_dilation", Numbers(1, SPATIAL)),
    (&["convolution", "dynamic_conv"], "window_reversal", AllFalse(SPATIAL)),
    (&["convolution", "dynamic_conv", "dot", "dot_general"], "precision_config", Precision),
    (&["custom_call"], "has_side_effect", False),
    (&["custom_call"], "backend_config", BackendConfig),
    (&["custom_call"], "api_version", Enum("api_version_v1", 1)),
    (&["custom_call"], "called_computations", EmptyArray),
    (&["custom_call"], "operand_layouts", EmptyArray),
    (&["custom_call"], "result_layouts", EmptyArray),
    (&["custom_call"], "output_operand_aliases", EmptyArray),
    (&["dynamic_broadcast_in_dim"], "known_expanding_dimensions", EmptyTensor),
    (&["dynamic_broadcast_in_dim"], "known_nonexpanding_dimensions", EmptyTensor),
    (&["dynamic_gather", "gather", "scatter"], "indices_are_sorted", False),
    (&["scatter"], "unique_indices", False),
    (&["infeed"], "infeed_config", EmptyString),
    (&["infeed"], "layout", EmptyArray),
    (&["outfeed"], "outfeed_config", EmptyString),
    (&["recv", "send"], "is_host_transfer", False),
    (&["reduce_window", "select_and_scatter"], "window_strides", Numbers(1, WINDOW)),
    (&["reduce_window"], "base_dilations", Numbers(1, WINDOW)),
    (&["reduce_window"], "window_dilations", Numbers(1, WINDOW)),
    (&["reduce_window", "select_and_scatter"], "padding", ZeroPairs(WINDOW)),
    (&["sort"], "dimension", Int(-1)),
    (&["sort"], "is_stable", False),
];
