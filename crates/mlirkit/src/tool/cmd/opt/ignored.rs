//! Flags of `mlir-opt` that affect only passes. They are accepted, so that existing scripts work.

use crate::tool::args::Switch;

/// The flags; all are ignored.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, dead_code)]
pub struct Ignored {
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_print_ir_after_all: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_print_ir_before_all: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_print_ir_after_change: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_print_ir_after_failure: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_print_ir_module_scope: Option<bool>,
    #[arg(long, hide = true)]
    mlir_print_ir_after: Vec<String>,
    #[arg(long, hide = true)]
    mlir_print_ir_before: Vec<String>,
    #[arg(long, hide = true)]
    mlir_print_ir_tree_dir: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_pass_statistics: Option<bool>,
    #[arg(long, hide = true)]
    mlir_pass_statistics_display: Option<String>,
    #[arg(long, hide = true)]
    mlir_pass_pipeline_crash_reproducer: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_pass_pipeline_local_reproducer: Option<bool>,
    #[arg(long, hide = true)]
    mlir_timing_display: Option<String>,
    #[arg(long, hide = true)]
    mlir_output_format: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_parser = Switch)]
    mlir_disable_diagnostic_notes: Option<bool>,
}
