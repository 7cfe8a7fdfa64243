//! Embeds the commit of a release build, for `--version`, and the page that `mlirkit view` serves.

use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_COMMIT");
    println!("cargo::rustc-env=MLIRKIT_COMMIT={}", commit().map_or(String::new(), |commit| format!(" ({commit})")));
    embed_page();
}

/// Writes `page.rs`, which embeds the page that `mlirkit view` serves: all files in the folder MLIRKIT_EMBED_PAGE. If
/// the variable is not set, no files are embedded.
fn embed_page() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_EMBED_PAGE");
    let mut files = Vec::new();
    if let Some(folder) = std::env::var_os("MLIRKIT_EMBED_PAGE").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut open = vec![folder.clone()];
        while let Some(inner) = open.pop() {
            let Ok(entries) = std::fs::read_dir(&inner) else { continue };
            for path in entries.flatten().map(|entry| entry.path()) {
                if path.is_dir() {
                    open.push(path);
                } else if let Ok(name) = path.strip_prefix(&folder) {
                    files.push(format!(
                        "({:?}, include_bytes!({:?}) as &[u8])",
                        name.to_string_lossy(),
                        path.to_string_lossy()
                    ));
                }
            }
        }
        files.sort();
        assert!(!files.is_empty(), "MLIRKIT_EMBED_PAGE names no folder with files: {}", folder.display());
    }
    let Some(out) = std::env::var_os("OUT_DIR").map(PathBuf::from) else { return };
    let written = std::fs::write(out.join("page.rs"), format!("&[{}]", files.join(", ")));
    assert!(written.is_ok(), "the list of the page's files cannot be written");
}

/// Returns the commit given by `MLIRKIT_COMMIT`. If the variable is not set, a release build asks git. Other builds
/// return `None`, so that a commit does not cause a full rebuild during development.
fn commit() -> Option<String> {
    if let Ok(given) = std::env::var("MLIRKIT_COMMIT") {
        return Some(given).filter(|given| !given.is_empty());
    }
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    if let Some(head) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={head}");
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
