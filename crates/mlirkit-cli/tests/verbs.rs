//! Runs every command in `docs/verbs.md` and in the pages of `examples/`, and compares its output. `BLESS=1` updates
//! the pages.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod subcommands;

use std::path::Path;
use std::process::Command;

/// Runs a command in a folder and returns its output, including standard error.
fn run(command: &str, folder: &Path) -> String {
    let tool = Path::new(env!("CARGO_BIN_EXE_mlirkit")).parent().unwrap();
    let path = format!("{}:{}", tool.display(), std::env::var("PATH").unwrap_or_default());
    let script = format!("exec 2>&1; {command}");
    let output = Command::new("sh").args(["-c", &script]).current_dir(folder).env("PATH", path).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Runs the commands of a page in a folder that contains copies of the files in `copied`. Returns the page with the
/// current output.
fn as_printed_now(page: &str, folder: &Path, copied: &[&Path]) -> String {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    for entry in copied.iter().flat_map(|from| std::fs::read_dir(from).unwrap()) {
        let path = entry.unwrap().path();
        if path.is_file() {
            std::fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
        }
    }
    let mut now = String::new();
    let mut inside = false;
    for line in page.lines() {
        match (line.strip_prefix("$ "), line) {
            (_, "```console") => inside = true,
            (_, "```") => inside = false,
            (Some(command), _) if inside => {
                now.push_str(&format!("{line}\n{}", run(command, folder)));
                continue;
            }
            _ if inside => continue,
            _ => {}
        }
        now.push_str(&format!("{line}\n"));
    }
    now
}

/// Compares a page with the current output, or updates the page.
fn check(page: &Path, folder: &Path, copied: &[&Path]) -> String {
    let text = std::fs::read_to_string(page).unwrap();
    let now = as_printed_now(&text, folder, copied);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(page, &now).unwrap();
    } else {
        assert!(text == now, "{} is not what is printed now:\n{now}", page.display());
    }
    now
}

#[test]
fn examples_by_task_are_true() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut tasks = 0;
    for entry in std::fs::read_dir(&examples).unwrap() {
        let task = entry.unwrap().path();
        let page = task.join("README.md");
        if page.is_file() {
            tasks += 1;
            // Only this page needs a program that a Rust toolchain does not need.
            if task.ends_with("diff-in-git") && Command::new("git").arg("--version").output().is_err() {
                println!("not run: there is no git");
                continue;
            }
            let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tasks").join(task.file_name().unwrap());
            let now = check(&page, &folder, &[&examples, &task]);
            assert!(now.contains("```console\n$ "), "{} shows no command", page.display());
        }
    }
    assert!(tasks >= 8, "{tasks} tasks");
}

#[test]
fn the_page_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verbs");
    let now = check(&root.join("docs/verbs.md"), &folder, &[&root.join("examples")]);
    let help = run("mlirkit --help", &folder);
    let verbs = subcommands::listed(&help);
    assert!(verbs.len() > 20, "{verbs:?}");
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    for verb in verbs {
        let is_listed = readme.contains(&format!("`{verb}`")) || readme.contains(&format!("`mlirkit {verb}`"));
        assert!(is_listed, "README.md does not list {verb}");
        assert!(now.contains(&format!("mlirkit {verb} ")), "docs/verbs.md does not show {verb}");
    }
}
