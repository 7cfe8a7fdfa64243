//! `mlir-opt`'s flags for printing.

use crate::asm::PrintOptions;
use crate::tool::args::{Number, Switch};

/// Flags that decide how text is printed.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools)]
pub struct Printing {
    /// Print every operation in the generic form.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_op_generic: bool,
    /// Print locations.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_debuginfo: bool,
    /// With `--mlir-print-debuginfo`, print locations in a readable form that cannot be parsed.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_pretty_debuginfo: bool,
    /// Print without aliases.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_local_scope: bool,
    /// Number values across the whole module.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_unique_ssa_ids: bool,
    /// Name values after their locations, where these are name locations.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_use_nameloc_as_prefix: bool,
    /// Print the users of values.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_value_users: bool,
    /// Omit regions.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_skip_regions: bool,
    /// Print custom syntax without verifying first; by default, invalid operations are printed in generic form.
    #[arg(long, help_heading = "Printing", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = clap::ArgAction::Set, value_parser = Switch, hide_default_value = true, value_name = "BOOL", hide_possible_values = true)]
    pub mlir_print_assume_verified: bool,
    /// Elide elements attributes with more elements than this.
    #[arg(long, help_heading = "Printing", value_name = "N", value_parser = Number::Uint)]
    pub mlir_elide_elementsattrs_if_larger: Option<i64>,
    /// Print elements attributes with more elements than this in hexadecimal; -1 disables it.
    #[arg(long, help_heading = "Printing", value_name = "N", allow_hyphen_values = true, value_parser = Number::Long)]
    pub mlir_print_elementsattrs_with_hex_if_larger: Option<i64>,
    /// Elide resources whose printed form is longer than this.
    #[arg(long, help_heading = "Printing", value_name = "N", value_parser = Number::Uint)]
    pub mlir_elide_resource_strings_if_larger: Option<i64>,
}

impl Printing {
    /// Returns the printing options that the flags select.
    pub fn options(&self) -> PrintOptions {
        let defaults = PrintOptions::default();
        PrintOptions {
            generic: self.mlir_print_op_generic,
            debug_info: self.mlir_print_debuginfo,
            pretty_debug_info: self.mlir_pretty_debuginfo,
            local_scope: self.mlir_print_local_scope,
            unique_ssa_ids: self.mlir_print_unique_ssa_ids,
            name_loc_as_prefix: self.mlir_use_nameloc_as_prefix,
            value_users: self.mlir_print_value_users,
            skip_regions: self.mlir_print_skip_regions,
            elide_elements: self.mlir_elide_elementsattrs_if_larger.map(i64::unsigned_abs),
            hex_elements: self.mlir_print_elementsattrs_with_hex_if_larger.unwrap_or(defaults.hex_elements),
            elide_resources: self.mlir_elide_resource_strings_if_larger.map(i64::unsigned_abs),
            assume_verified: self.mlir_print_assume_verified,
            ..defaults
        }
    }
}
