//! Notes the commit that a release build is made of, for `--version`.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_COMMIT");
    println!("cargo::rustc-env=MLIRKIT_COMMIT={}", commit().map_or(String::new(), |commit| format!(" ({commit})")));
    if is_linked_where_it_is_loaded() {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Whether the tool is linked for one place in memory: thousands of addresses in its tables are then what they will be, and
/// need not be moved each time it starts, which is a tenth of the time that an empty module takes. Linking it statically has
/// its own flags for that.
fn is_linked_where_it_is_loaded() -> bool {
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|set| set == value);
    let is_static =
        std::env::var("CARGO_CFG_TARGET_FEATURE").is_ok_and(|set| set.split(',').any(|f| f == "crt-static"));
    is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static
}

/// The commit: what the environment says, else what git says. Builds for development do without, so that a commit does not
/// make everything be built again.
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
