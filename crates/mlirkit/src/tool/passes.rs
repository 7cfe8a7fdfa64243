//! The passes of `mlirkit opt`, which run in the order in which their flags are given.

use clap::{Arg, ArgAction, ArgMatches, Command, error::ErrorKind};

use crate::diag::Diagnostic;
use crate::ir::{BodyId, Module};
use crate::stablehlo::{self, OtherDialects};
use crate::tool::arg_errors;

/// A pass with its options.
#[derive(Debug, Clone)]
enum Pass {
    StablehloCompatibilityExpander(String),
    StablehloLegalizeToVhlo(OtherDialects),
    VhloToVersion(String),
    VhloLegalizeToStablehlo,
    StablehloDeserialize,
    StripDebuginfo,
}

/// A flag that runs a pass: its name, value name, help text, and parser.
struct Flag {
    name: &'static str,
    options: Option<&'static str>,
    help: &'static str,
    parse: fn(&Options<'_>) -> Result<Pass, String>,
}

const FLAGS: &[Flag] = &[
    Flag {
        name: "stablehlo-compatibility-expander",
        options: Some("target=X.Y.Z"),
        help: "Rewrite StableHLO to use only features of a given version",
        parse: |options| options.target().map(Pass::StablehloCompatibilityExpander),
    },
    Flag {
        name: "stablehlo-legalize-to-vhlo",
        options: Some("allow-other-dialects"),
        help: "Convert StableHLO to the newest VHLO",
        parse: |options| {
            let keep = match options.known(&["allow-other-dialects"])?.first() {
                Some((_, value)) => value.is_empty() || *value == "true",
                None => false,
            };
            Ok(Pass::StablehloLegalizeToVhlo(if keep { OtherDialects::Keep } else { OtherDialects::Refuse }))
        },
    },
    Flag {
        name: "vhlo-to-version",
        options: Some("target=X.Y.Z"),
        help: "Convert VHLO to an older or newer version",
        parse: |options| options.target().map(Pass::VhloToVersion),
    },
    Flag {
        name: "vhlo-legalize-to-stablehlo",
        options: None,
        help: "Convert the newest VHLO to StableHLO",
        parse: |options| options.known(&[]).map(|_| Pass::VhloLegalizeToStablehlo),
    },
    Flag {
        name: "stablehlo-deserialize",
        options: None,
        help: "Convert VHLO of any version to StableHLO",
        parse: |options| options.known(&[]).map(|_| Pass::StablehloDeserialize),
    },
    Flag {
        name: "strip-debuginfo",
        options: None,
        help: "Strip locations",
        parse: |options| options.known(&[]).map(|_| Pass::StripDebuginfo),
    },
];

/// The flag that takes a pipeline in upstream's syntax: `builtin.module(one,other{option=value})`.
const PIPELINE: &str = "pass-pipeline";

fn pipeline(text: &str) -> Result<Vec<Pass>, String> {
    let inside = text.trim().strip_prefix("builtin.module(").and_then(|rest| rest.strip_suffix(')'));
    let inside = inside
        .ok_or("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")?;
    let mut depth = 0_i32;
    let separate = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    };
    let parts = inside.split(separate).map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let (name, options) = part.split_once('{').unwrap_or((part, ""));
            let flag = FLAGS.iter().find(|flag| flag.name == name.trim());
            let flag = flag.ok_or_else(|| unknown(part, name))?;
            (flag.parse)(&Options(options.trim_end_matches('}')))
        })
        .collect()
}

/// Creates the error for the unknown pass `name` in the pipeline element `part`.
fn unknown(part: &str, name: &str) -> String {
    let mut words = part.split(['(', ')', '{', '}', ',', ' ']);
    match words.find_map(arg_errors::pass_named) {
        Some(pass) => arg_errors::runs_no_passes(pass),
        None => format!("'{name}' does not refer to a registered pass or pass pipeline"),
    }
}

/// The options of a pass, separated by spaces: `name=value` or `name`.
struct Options<'a>(&'a str);

impl Options<'_> {
    /// Returns the value of `target`, the only option; empty if it is not given.
    fn target(&self) -> Result<String, String> {
        Ok(self.known(&["target"])?.last().map(|(_, value)| (*value).to_owned()).unwrap_or_default())
    }

    /// Parses the options. Fails if one has a name that is not in `names`.
    fn known(&self, names: &[&str]) -> Result<Vec<(&str, &str)>, String> {
        let pairs = self.0.split_whitespace().map(|option| option.split_once('=').unwrap_or((option, "")));
        pairs
            .map(|(name, value)| match names.contains(&name) {
                true => Ok((name, value)),
                false => Err(format!("no such option {name}")),
            })
            .collect()
    }
}

/// The passes of one run, in order.
#[derive(Debug, Clone, Default)]
pub struct Passes(Vec<Pass>);

impl Passes {
    /// Returns whether there are no passes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Runs all passes in order.
    ///
    /// # Errors
    /// Returns the diagnostics of the first pass that fails.
    pub fn run<'c>(&self, mut module: Module<'c>) -> Result<Module<'c>, Vec<Diagnostic>> {
        for pass in &self.0 {
            module = pass.run(module)?;
        }
        Ok(module)
    }
}

impl Pass {
    fn run<'c>(&self, module: Module<'c>) -> Result<Module<'c>, Vec<Diagnostic>> {
        match self {
            Self::StablehloCompatibilityExpander(target) => {
                stablehlo::expand(&module, target).map_err(stablehlo::Errors::into_diagnostics)
            }
            Self::StablehloLegalizeToVhlo(others) => {
                stablehlo::legalize_to_vhlo(&module, *others).map_err(|error| vec![error.into_diagnostic()])
            }
            Self::VhloToVersion(target) => {
                stablehlo::vhlo_to_version(&module, target).map_err(stablehlo::Errors::into_diagnostics)
            }
            Self::VhloLegalizeToStablehlo => {
                stablehlo::legalize_to_stablehlo(&module).map_err(|error| vec![error.into_diagnostic()])
            }
            Self::StablehloDeserialize => {
                let newest = stablehlo::vhlo_to_version(&module, stablehlo::current_version());
                let newest = newest.map_err(stablehlo::Errors::into_diagnostics)?;
                stablehlo::legalize_to_stablehlo(&newest).map_err(|error| vec![error.into_diagnostic()])
            }
            Self::StripDebuginfo => Ok(strip_locations(module)),
        }
    }
}

/// Replaces every location with `loc(unknown)`.
pub fn strip_locations(mut module: Module<'_>) -> Module<'_> {
    let unknown = module.context().unknown_loc();
    for body in (0..u32::try_from(module.body_count()).unwrap_or(u32::MAX)).map(BodyId) {
        if let Some(body) = module.body_mut(body) {
            body.replace_locations(|_| unknown);
        }
    }
    module
}

impl clap::Args for Passes {
    fn augment_args(mut command: Command) -> Command {
        for flag in FLAGS {
            let arg = Arg::new(flag.name).long(flag.name).help(flag.help).help_heading("Passes");
            let arg = arg.action(ArgAction::Append).num_args(0..=1).require_equals(true).default_missing_value("");
            command = command.arg(arg.value_name(flag.options.unwrap_or("")));
        }
        let help = "Several passes: builtin.module(PASS,PASS{OPTION=VALUE})";
        command.arg(Arg::new(PIPELINE).long(PIPELINE).help(help).help_heading("Passes").action(ArgAction::Append))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for Passes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut passes = Vec::new();
        let named = |name| {
            matches.indices_of(name).into_iter().flatten().zip(matches.get_many::<String>(name).into_iter().flatten())
        };
        for (index, text) in named(PIPELINE) {
            let parsed =
                pipeline(text).map_err(|error| clap::Error::raw(ErrorKind::InvalidValue, format!("{error}\n")))?;
            passes.extend(parsed.into_iter().map(|pass| (index, pass)));
        }
        for flag in FLAGS {
            for (index, options) in named(flag.name) {
                let parsed = (flag.parse)(&Options(options));
                let message =
                    |error| clap::Error::raw(ErrorKind::InvalidValue, format!("<Pass-Options-Parser>: {error}\n"));
                passes.push((index, parsed.map_err(message)?));
            }
        }
        passes.sort_by_key(|(index, _)| *index);
        Ok(Self(passes.into_iter().map(|(_, pass)| pass).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
