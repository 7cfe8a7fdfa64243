//! The corpus: LLVM 19's `mlir/test`, split at `// -----` as in upstream. The cache has one file for each chunk.

use super::{pool, truth};
use crate::paths;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A chunk of a test file, as split at `// -----`.
pub struct Chunk {
    /// The path of the test file below `mlir/test`.
    pub file: String,
    /// The index of the chunk in its file, starting at 0.
    pub index: usize,
}

impl Chunk {
    /// Returns the name that all lists use for this chunk: `path#index`.
    pub fn id(&self) -> String {
        format!("{}#{}", self.file, self.index)
    }

    /// Parses a chunk id, `path#index`.
    pub fn from_id(id: &str) -> Result<Chunk, String> {
        let parsed = id
            .rsplit_once('#')
            .and_then(|(file, index)| Some(Chunk { file: file.to_owned(), index: index.parse().ok()? }));
        parsed.ok_or_else(|| format!("'{id}' is not a chunk id, expected path#index"))
    }

    /// Returns the cache folder that contains the chunk and all files derived from it.
    pub fn folder(&self) -> PathBuf {
        chunks_folder().join(&self.file)
    }

    /// Returns the file with the chunk's text.
    pub fn path(&self) -> PathBuf {
        self.folder().join(self.source())
    }

    /// Returns the file name of the chunk's text in its cache folder.
    pub fn source(&self) -> String {
        format!("{}.mlir", self.index)
    }
}

fn chunks_folder() -> PathBuf {
    paths::cache().join("chunks")
}

/// The chunks and comparisons to skip, with reasons, as listed in `conformance/skips.txt`.
pub struct Skips(BTreeSet<(String, String)>);

impl Skips {
    /// Returns whether the comparison `kind` is skipped for this chunk.
    pub fn contains(&self, chunk: &str, kind: &str) -> bool {
        self.0.contains(&(chunk.to_owned(), kind.to_owned())) || self.0.contains(&(chunk.to_owned(), "*".to_owned()))
    }
}

/// Reads the skip list. Each line is `chunk kind reason`; `*` as the kind means all comparisons.
pub fn skips() -> Result<Skips, String> {
    let path = paths::workspace().join("conformance/skips.txt");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut skips = BTreeSet::new();
    for line in text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with("# ")) {
        let mut words = line.splitn(3, ' ');
        match (words.next(), words.next(), words.next()) {
            (Some(chunk), Some(kind), Some(_reason)) => skips.insert((chunk.to_owned(), kind.to_owned())),
            _ => return Err(format!("{}: expected 'chunk kind reason' in '{line}'", path.display())),
        };
    }
    Ok(Skips(skips))
}

/// Returns about `count` evenly spaced chunks, so that all folders are represented. The selection is the same in every
/// run.
pub fn sample(chunks: Vec<Chunk>, count: usize) -> Vec<Chunk> {
    let total = chunks.len().max(1);
    chunks
        .into_iter()
        .enumerate()
        .filter(|(i, _)| i * count / total != (i + 1) * count / total)
        .map(|(_, c)| c)
        .collect()
}

/// Returns the chunks that mlir-opt-22 accepts, in order. The first call splits the corpus and runs the tool; later
/// calls read the cache.
pub fn accepted(corpus: Option<&Path>, jobs: usize) -> Result<Vec<Chunk>, String> {
    let list = paths::cache().join("accepted.txt");
    if let Ok(text) = fs::read_to_string(&list) {
        return text.lines().map(Chunk::from_id).collect();
    }
    let chunks = cut(&find(corpus)?)?;
    eprintln!("asking mlir-opt-22 about {} chunks", chunks.len());
    let yes = pool::map(&chunks, jobs, |worker, chunk| Ok(truth::answer(chunk, truth::GENERIC, worker)?.is_some()))?;
    let accepted: Vec<Chunk> = chunks.into_iter().zip(yes).filter(|(_, yes)| *yes).map(|(c, _)| c).collect();
    let text: String = accepted.iter().map(|c| c.id() + "\n").collect();
    write(&list, text.as_bytes())?;
    Ok(accepted)
}

/// Returns the files of the accepted chunks if they are cached; `None` if mlir-opt-22 has not been run.
pub fn known() -> Result<Option<Vec<PathBuf>>, String> {
    if !paths::cache().join("accepted.txt").exists() {
        return Ok(None);
    }
    Ok(Some(accepted(None, 1)?.iter().map(|chunk| chunk.path()).collect()))
}

/// Returns the chunks that mlir-opt-22 rejects, in order.
pub fn rejected(corpus: Option<&Path>, jobs: usize) -> Result<Vec<Chunk>, String> {
    let accepted: BTreeSet<String> = accepted(corpus, jobs)?.iter().map(Chunk::id).collect();
    let mut chunks = cut(&find(corpus)?)?;
    chunks.retain(|c| !accepted.contains(&c.id()));
    Ok(chunks)
}

/// Returns all chunks in order, whether `mlir-opt` accepts them or not.
pub fn all(corpus: Option<&Path>) -> Result<Vec<Chunk>, String> {
    cut(&find(corpus)?)
}

/// Returns the chunks whose ids are listed in a file, without running mlir-opt-22 on other chunks.
pub fn listed(list: &Path, corpus: Option<&Path>) -> Result<Vec<Chunk>, String> {
    let text = fs::read_to_string(list).map_err(|e| format!("{}: {e}", list.display()))?;
    let chunks: Vec<Chunk> = text.lines().map(|line| Chunk::from_id(line.trim())).collect::<Result<_, _>>()?;
    if chunks.iter().any(|c| !c.path().exists()) {
        cut(&find(corpus)?)?;
    }
    Ok(chunks)
}

/// Returns the `mlir/test` folder: the given one, or the one in `MLIR_TEST_DIR`, or the one that is fetched into the
/// cache.
pub fn find(given: Option<&Path>) -> Result<PathBuf, String> {
    if let Some(folder) = given.map(Path::to_path_buf).or_else(|| std::env::var_os("MLIR_TEST_DIR").map(PathBuf::from))
    {
        return if folder.join("IR").is_dir() {
            Ok(folder)
        } else {
            Err(format!("{} is not a mlir/test folder", folder.display()))
        };
    }
    let folder = paths::cache().join("mlir/test");
    if !folder.join("IR").is_dir() {
        fetch(&paths::cache())?;
    }
    Ok(folder)
}

/// Downloads Debian's source package `llvm-toolchain-19`, and unpacks its folder `mlir/test`.
fn fetch(cache: &Path) -> Result<(), String> {
    eprintln!("fetching LLVM 19's sources with apt-get (165 MB)");
    fs::create_dir_all(cache).map_err(|e| e.to_string())?;
    // Download only the tar file with the sources, which all Debian revisions share. A mirror may temporarily lack the
    // other files of the newest revision.
    shell(cache, "apt-get source --download-only --tar-only llvm-toolchain-19")?;
    // The folder gets its name last, so that an interrupted run leaves no incomplete corpus.
    shell(cache, "rm -rf mlir unpacked && mkdir unpacked")?;
    shell(
        &cache.join("unpacked"),
        "tar -xf ../llvm-toolchain-19_*.orig.tar.xz --wildcards --strip-components=1 '*/mlir/test/*'",
    )?;
    shell(cache, "mv unpacked/mlir . && rm -rf unpacked llvm-toolchain-19_*")
}

fn shell(folder: &Path, line: &str) -> Result<(), String> {
    let status = Command::new("sh").arg("-c").arg(line).current_dir(folder).status().map_err(|e| e.to_string())?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("'{line}' failed; give LLVM 19's mlir/test folder with --corpus or MLIR_TEST_DIR"))
    }
}

fn cut(corpus: &Path) -> Result<Vec<Chunk>, String> {
    let mut chunks = Vec::new();
    for file in files(corpus)? {
        let bytes = fs::read(corpus.join(&file)).map_err(|e| format!("{file}: {e}"))?;
        for (index, piece) in split(&bytes).into_iter().enumerate() {
            let chunk = Chunk { file: file.clone(), index };
            let path = chunk.path();
            if fs::read(&path).ok().as_deref() != Some(&piece) {
                truth::forget(&chunk)?;
                fs::create_dir_all(chunk.folder()).map_err(|e| e.to_string())?;
                write(&path, &piece)?;
            }
            chunks.push(chunk);
        }
    }
    Ok(chunks)
}

/// Returns every `.mlir` file below the folder, sorted.
pub fn files(root: &Path) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    list_files(root, "", &mut files)?;
    files.sort();
    Ok(files)
}

fn list_files(root: &Path, below: &str, files: &mut Vec<String>) -> Result<(), String> {
    let folder = root.join(below);
    for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let entry = entry.map_err(|e| e.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        if entry.path().is_dir() {
            list_files(root, &path, files)?;
        } else if name.ends_with(".mlir") {
            files.push(path);
        }
    }
    Ok(())
}

/// Splits a file in the same way as mlir-opt's `--split-input-file`. `// ---` is a separator only if `--` follows.
pub fn split(bytes: &[u8]) -> Vec<Vec<u8>> {
    let (prefix, rest): (&[u8], &[u8]) = (b"// ---", b"--");
    let mut pieces = Vec::new();
    let mut current: Vec<u8> = Vec::new();
    let mut position = 0;
    let mut start = true;
    loop {
        let tail = bytes.get(position..).unwrap_or_default();
        let found = tail.windows(prefix.len()).position(|w| w == prefix);
        let part = tail.get(..found.unwrap_or(tail.len())).unwrap_or_default();
        if start || current.is_empty() {
            current = part.to_vec();
            start = false;
        } else if part.starts_with(rest) && part.len() > rest.len() {
            pieces.push(std::mem::replace(&mut current, part.get(rest.len()..).unwrap_or_default().to_vec()));
        } else {
            current.extend_from_slice(prefix);
            current.extend_from_slice(part);
        }
        match found {
            Some(at) => position += at + prefix.len(),
            None => break,
        }
    }
    if !current.is_empty() {
        pieces.push(current);
    }
    pieces
}

/// Writes a file atomically, so that parallel runs never read an incomplete file.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let temporary = path.with_extension(format!("tmp{}", std::process::id()));
    fs::write(&temporary, bytes)
        .and_then(|()| fs::rename(&temporary, path))
        .map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{Chunk, sample, split};

    fn pieces(text: &str) -> Vec<String> {
        split(text.as_bytes()).into_iter().map(|p| String::from_utf8_lossy(&p).into_owned()).collect()
    }

    #[test]
    fn cuts_at_the_marker_only() {
        assert_eq!(pieces("a\n// -----\nb"), ["a\n", "\nb"]);
        assert_eq!(pieces("a // ---- b"), ["a // ---- b"], "a near miss stays");
        assert_eq!(pieces("// -----\nb"), ["--\nb"], "upstream keeps the marker's end when nothing stands before it");
        assert_eq!(pieces("a\n// -----"), ["a\n// -----"], "a marker needs something after it");
    }

    #[test]
    fn a_sample_is_spread_and_stable() {
        let chunks = || (0..10).map(|index| Chunk { file: "f".into(), index }).collect::<Vec<_>>();
        let indices: Vec<usize> = sample(chunks(), 5).iter().map(|c| c.index).collect();
        assert_eq!(indices, [1, 3, 5, 7, 9]);
        assert_eq!(sample(chunks(), 100).len(), 10);
    }

    #[test]
    fn ids_go_both_ways() {
        let chunk = Chunk::from_id("IR/a.mlir#12").unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((chunk.id().as_str(), chunk.source().as_str()), ("IR/a.mlir#12", "12.mlir"));
        assert!(Chunk::from_id("IR/a.mlir").is_err());
    }
}
