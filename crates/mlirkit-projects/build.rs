//! Compresses the definition files. The library decompresses each at first use.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The highest compression level, because a definition file is compressed once and decompressed often.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=src");
    if env::var_os("CARGO_FEATURE_EMBEDDED").is_none() {
        return Ok(());
    }
    for project in fs::read_dir("src")? {
        let project = project?.path();
        if project.is_dir() {
            pack_all(&project, &out)?;
        }
    }
    Ok(())
}

/// Compresses the definition files of a project.
fn pack_all(project: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let folder = project.file_name().unwrap_or_default().display();
    for file in fs::read_dir(project)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Files such as `NAME.corrections.def` are skipped: the import has merged them into `NAME.def`.
        let Some(dialect) = name.strip_suffix(".def").filter(|dialect| !dialect.contains('.')) else { continue };
        let packed = miniz_oxide::deflate::compress_to_vec(&fs::read(&path)?, LEVEL);
        fs::write(out.join(format!("{folder}.{dialect}.z")), packed)?;
    }
    Ok(())
}
