//! The settings of a project: `mlirkit.toml`.

use std::path::{Path, PathBuf};

use mlirkit_defs::Release;

/// The name of the file.
const NAME: &str = "mlirkit.toml";

/// The settings of a project.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Project {
    /// Files with definitions of further dialects.
    pub dialects: Vec<PathBuf>,
    /// The release of LLVM to follow.
    pub release: Option<Release>,
}

impl Project {
    /// Reads the settings in a folder or the nearest one above it that has some.
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
                    project.release = Some(crate::tool::args::release(&number.to_string())?);
                }
                ("release", toml::Value::String(text)) => project.release = Some(crate::tool::args::release(&text)?),
                (key, _) => return Err(format!("unknown setting '{key}': expected 'dialects' or 'release'")),
            }
        }
        Ok(project)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialects_and_release() {
        let parsed = Project::parse("dialects = [\"toy.def\"]\nrelease = 19\n", Path::new("/p"));
        let dialects = vec![PathBuf::from("/p/toy.def")];
        assert_eq!(parsed, Ok(Project { dialects, release: Some(Release(19)) }));
        assert!(
            Project::parse("colour = 1", Path::new("/p"))
                .is_err_and(|wrong| wrong.contains("unknown setting 'colour'"))
        );
    }
}
