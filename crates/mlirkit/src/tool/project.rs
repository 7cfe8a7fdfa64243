//! The settings of a project, in the file `mlirkit.toml`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use mlirkit_defs::Named;

/// The name of the settings file.
const NAME: &str = "mlirkit.toml";

/// The settings of a project.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Project {
    /// Definition files of additional dialects.
    pub dialects: Vec<PathBuf>,
    /// The LLVM release to follow.
    pub release: Option<Named>,
    /// The default flags for each subcommand, keyed by subcommand.
    pub flags: BTreeMap<String, Vec<String>>,
}

impl Project {
    /// Reads the settings file of a folder, or of the nearest ancestor that has one.
    pub fn find(folder: Option<&Path>) -> Result<Self, String> {
        for folder in folder.into_iter().flat_map(Path::ancestors) {
            let path = folder.join(NAME);
            match std::fs::read_to_string(&path) {
                Ok(text) => return Self::parse(&text, folder).map_err(|wrong| format!("{}: {wrong}", path.display())),
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(format!("cannot open '{}': {error}", path.display())),
            }
        }
        Ok(Self::default())
    }

    fn parse(text: &str, folder: &Path) -> Result<Self, String> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
        let mut project = Self::default();
        for (key, value) in table {
            match (key.as_str(), value) {
                ("dialects", toml::Value::Array(paths)) => {
                    for path in paths {
                        let path = path.as_str().ok_or("expected the paths of definition files in 'dialects'")?;
                        project.dialects.push(folder.join(path));
                    }
                }
                ("release", toml::Value::Integer(number)) => {
                    project.release = Some(crate::tool::args::named_release(&number.to_string())?);
                }
                ("release", toml::Value::String(text)) => {
                    project.release = Some(crate::tool::args::named_release(&text)?)
                }
                ("flags", toml::Value::Table(verbs)) => {
                    for (verb, flags) in verbs {
                        let is_flag = |flag: &toml::Value| {
                            flag.as_str().filter(|flag| flag.starts_with("--") && flag.len() > 2).map(str::to_owned)
                        };
                        let flags: Option<Vec<String>> =
                            flags.as_array().and_then(|flags| flags.iter().map(is_flag).collect());
                        let wrong = || format!("expected a list of flags in 'flags.{verb}', such as \"--name=value\"");
                        let flags = flags.ok_or_else(wrong)?;
                        project.flags.insert(verb, flags);
                    }
                }
                (key, _) => {
                    return Err(format!("unknown setting '{key}': expected 'dialects', 'release' or 'flags'"));
                }
            }
        }
        Ok(project)
    }
}

/// Adds the flags that the project's settings list for the subcommand. Flags on the command line take precedence.
pub fn with_flags(args: Vec<OsString>) -> Result<Vec<OsString>, String> {
    let folder = std::env::current_dir().ok();
    let Some(verb) = args.get(1).and_then(|verb| verb.to_str()) else { return Ok(args) };
    let mut project = Project::find(folder.as_deref())?;
    let flags = project.flags.remove(verb).unwrap_or_default();
    Ok(added(args, flags))
}

/// Adds flags after the subcommand, except those already given.
fn added(mut args: Vec<OsString>, flags: Vec<String>) -> Vec<OsString> {
    let name = |flag: &str| flag.split('=').next().unwrap_or_default().to_owned();
    let present: Vec<String> = args.iter().filter_map(|arg| arg.to_str()).map(name).collect();
    let new = flags.into_iter().filter(|flag| !present.contains(&name(flag))).map(OsString::from);
    args.splice(2..2, new);
    args
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialects_and_release() {
        let parsed = Project::parse("dialects = [\"toy.def\"]\nrelease = 19\n", Path::new("/p"));
        let dialects = vec![PathBuf::from("/p/toy.def")];
        assert_eq!(
            parsed,
            Ok(Project { dialects, release: Some(mlirkit_defs::Release(19).into()), ..Project::default() })
        );
        assert!(
            Project::parse("colour = 1", Path::new("/p"))
                .is_err_and(|wrong| wrong.contains("unknown setting 'colour'"))
        );
    }

    #[test]
    fn flags_of_a_subcommand() {
        let parsed = Project::parse("[flags]\nopt = [\"--strict\", \"--max-output=9\"]\n", Path::new("/p"));
        let flags = parsed.map(|project| project.flags["opt"].clone());
        assert_eq!(flags, Ok(vec!["--strict".to_owned(), "--max-output=9".to_owned()]));
        let args = ["mlirkit", "opt", "a.mlir", "--max-output=7"].map(OsString::from).to_vec();
        assert_eq!(added(args, flags.unwrap_or_default()), ["mlirkit", "opt", "--strict", "a.mlir", "--max-output=7"]);
        let wrong = Project::parse("flags.opt = [\"strict\"]", Path::new("/p"));
        assert!(wrong.is_err_and(|wrong| wrong.contains("'flags.opt'")));
    }
}
