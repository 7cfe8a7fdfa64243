//! Flags of `mlir-opt` that affect only passes. They are accepted, so that existing scripts work.

use crate::tool::args::Switch;

/// The accepted flags. All are ignored; flags that request output cause a warning.
#[derive(clap::Args)]
#[allow(dead_code)]
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

impl Ignored {
    /// Returns the flags on the command line that request output about passes.
    pub fn asked_for_output(&self) -> Vec<&'static str> {
        let is_on = |flag: Option<bool>| flag == Some(true);
        [
            (is_on(self.mlir_print_ir_after_all), "--mlir-print-ir-after-all"),
            (is_on(self.mlir_print_ir_before_all), "--mlir-print-ir-before-all"),
            (is_on(self.mlir_print_ir_after_change), "--mlir-print-ir-after-change"),
            (is_on(self.mlir_print_ir_after_failure), "--mlir-print-ir-after-failure"),
            (is_on(self.mlir_print_ir_module_scope), "--mlir-print-ir-module-scope"),
            (!self.mlir_print_ir_after.is_empty(), "--mlir-print-ir-after"),
            (!self.mlir_print_ir_before.is_empty(), "--mlir-print-ir-before"),
            (self.mlir_print_ir_tree_dir.is_some(), "--mlir-print-ir-tree-dir"),
            (is_on(self.mlir_pass_statistics), "--mlir-pass-statistics"),
            (self.mlir_pass_pipeline_crash_reproducer.is_some(), "--mlir-pass-pipeline-crash-reproducer"),
            (is_on(self.mlir_pass_pipeline_local_reproducer), "--mlir-pass-pipeline-local-reproducer"),
        ]
        .into_iter()
        .filter_map(|(is_given, flag)| is_given.then_some(flag))
        .collect()
    }
}
