//! Compresses the definition files for the feature `packed`. The library decompresses each at first use.

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src");
    #[cfg(feature = "packed")]
    pack_all()?;
    Ok(())
}

/// Compresses the definition file of each dialect, preceded by `checks.def` and `directives.def` if it has them.
#[cfg(feature = "packed")]
fn pack_all() -> Result<(), Box<dyn Error>> {
    use std::path::PathBuf;
    use std::{env, fs};

    /// The highest compression level, because a definition file is compressed once and decompressed often.
    const LEVEL: u8 = 10;

    let out = PathBuf::from(env::var("OUT_DIR")?);
    for folder in fs::read_dir("src")? {
        let folder = folder?.path();
        let name = folder.file_name().unwrap_or_default().display().to_string();
        let definition = folder.join(format!("{name}.def"));
        if !definition.is_file() {
            continue;
        }
        let mut text = Vec::new();
        for file in [folder.join("checks.def"), folder.join("directives.def"), definition] {
            if file.is_file() {
                text.extend(fs::read(file)?);
            }
        }
        fs::write(out.join(format!("{name}.z")), miniz_oxide::deflate::compress_to_vec(&text, LEVEL))?;
    }
    Ok(())
}
