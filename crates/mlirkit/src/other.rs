//! Recognises file formats other than MLIR by their first bytes.

/// A file format that is not MLIR: its magic bytes, its name, and advice for the user.
struct Kind {
    /// The offset of the magic bytes in the file.
    at: usize,
    bytes: &'static [u8],
    what: &'static str,
    hint: &'static str,
}

const fn kind(bytes: &'static [u8], what: &'static str, hint: &'static str) -> Kind {
    Kind { at: 0, bytes, what, hint }
}

const TO_MLIR: &str = "`mlir-translate --import-llvm` makes MLIR of it";
const FROM_SPIRV: &str = "`mlir-translate --deserialize-spirv` makes MLIR of it";
const FROM_ONNX: &str = "`torch-mlir-import-onnx` or `onnx-mlir --EmitONNXIR` makes MLIR of it";
const UNPACK: &str = "unpack it first";
const CONVERT: &str = "convert it to UTF-8 (`iconv -t UTF-8`)";
const CUT_MARK: &str = "take the first three bytes away (`tail -c +4`)";
const FROM_PYTHON: &str = "give what the script prints or writes";
const FROM_C: &str = "give the MLIR that its compiler makes of it";
const COMPILED: &str = "give the MLIR that it was compiled from";
const NO_MODULE: &str = "it holds no MLIR module";
const WEIGHTS: &str = "it holds weights: `mlirkit resources internalize --from` brings them into a module";

/// The binary formats that have magic bytes.
const KINDS: &[Kind] = &[
    kind(b"BC\xc0\xde", "LLVM bitcode", TO_MLIR),
    kind(b"\xde\xc0\x17\x0b", "LLVM bitcode in a wrapper", TO_MLIR),
    kind(b"\x03\x02\x23\x07", "a SPIR-V module", FROM_SPIRV),
    kind(b"\x07\x23\x02\x03", "a SPIR-V module of the other byte order", FROM_SPIRV),
    kind(
        b"\x7fTileIR\0",
        "CUDA Tile IR bytecode",
        "`mlirkit print`, `info`, `dump` and `size` read it, `cuda-tile-translate` makes MLIR of it",
    ),
    kind(b"\x7fELF", "an ELF file", COMPILED),
    kind(b"\xcf\xfa\xed\xfe", "a Mach-O file", COMPILED),
    kind(b"\xce\xfa\xed\xfe", "a Mach-O file", COMPILED),
    kind(b"\xfe\xed\xfa\xcf", "a Mach-O file", COMPILED),
    kind(b"\xfe\xed\xfa\xce", "a Mach-O file", COMPILED),
    kind(b"\xca\xfe\xba\xbf", "a Mach-O file", COMPILED),
    kind(b"\xca\xfe\xba\xbe", "a Mach-O or Java class file", COMPILED),
    kind(b"\0asm", "a WebAssembly module", "`mlir-translate --import-wasm` makes MLIR of it"),
    kind(b"!<arch>\n", "an archive of object files", COMPILED),
    kind(b"!<thin>\n", "an archive of object files", COMPILED),
    kind(b"\x50\xed\x55\xba", "a CUDA fat binary", COMPILED),
    kind(b"DXBC", "a DirectX container", COMPILED),
    kind(b"CPCH", "a Clang precompiled header", COMPILED),
    kind(b"MZ\x90\0", "a Windows program", COMPILED),
    kind(b"\x64\x86", "an object file for Windows", COMPILED),
    kind(b"\x64\xaa", "an object file for Windows", COMPILED),
    kind(b"\x4c\x01", "an object file for Windows", COMPILED),
    kind(b"\x1f\x8b", "compressed by gzip", "`gunzip` unpacks it"),
    kind(b"\x28\xb5\x2f\xfd", "compressed by zstd", "`unzstd` unpacks it"),
    kind(b"\xfd7zXZ\0", "compressed by xz", "`unxz` unpacks it"),
    kind(b"BZh", "compressed by bzip2", "`bunzip2` unpacks it"),
    kind(b"\x04\x22\x4d\x18", "compressed by lz4", "`unlz4` unpacks it"),
    kind(b"\x5d\0\0", "compressed by lzma", "`unlzma` unpacks it"),
    kind(b"LZIP\x01", "compressed by lzip", "`lunzip` unpacks it"),
    kind(b"\x1f\x9d", "compressed by compress", "`uncompress` unpacks it"),
    kind(b"\xff\x06\0\0sNaPpY", "compressed by snappy", UNPACK),
    kind(b"Rar!\x1a\x07", "a RAR archive", UNPACK),
    kind(b"PK\x03\x04", "a zip archive, such as a PyTorch model or an IREE module", UNPACK),
    kind(b"PK\x05\x06", "an empty zip archive", NO_MODULE),
    kind(b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive", UNPACK),
    Kind { at: 257, bytes: b"ustar", what: "a tar archive", hint: UNPACK },
    kind(b"\x93NUMPY", "a NumPy array", "`mlirkit resources replace FILE KEY=ARRAY` brings it into a module"),
    kind(b"GGUF", "a GGUF model", NO_MODULE),
    kind(b"\x89HDF\r\n", "an HDF5 file", NO_MODULE),
    Kind { at: 4, bytes: b"TFL3", what: "a TensorFlow Lite model", hint: "`flatbuffer_translate` makes MLIR of it" },
    kind(b"\x80\x02", "a Python pickle", NO_MODULE),
    kind(b"\x80\x03", "a Python pickle", NO_MODULE),
    kind(b"\x80\x04", "a Python pickle", NO_MODULE),
    kind(b"\x80\x05", "a Python pickle", NO_MODULE),
    kind(b"PAR1", "a Parquet table", NO_MODULE),
    kind(b"\x89PNG", "a PNG image", NO_MODULE),
    kind(b"\xff\xd8\xff", "a JPEG image", NO_MODULE),
    kind(b"GIF8", "a GIF image", NO_MODULE),
    kind(b"%PDF-", "a PDF document", NO_MODULE),
    kind(b"SQLite format 3\0", "an SQLite database", NO_MODULE),
    kind(b"\xff\xfe\0\0", "text in UTF-32", CONVERT),
    kind(b"\0\0\xfe\xff", "text in UTF-32", CONVERT),
    kind(b"\xff\xfe", "text in UTF-16", CONVERT),
    kind(b"\xfe\xff", "text in UTF-16", CONVERT),
    kind(b"\xef\xbb\xbfML\xefR", "MLIR bytecode behind a byte order mark", CUT_MARK),
    kind(b"\xef\xbb\xbf", "text behind a byte order mark", CUT_MARK),
];

/// Text formats. Each entry has the beginning of the first line that is neither empty nor a comment, the format's name,
/// and advice for the user.
const TEXTS: &[(&str, &str, &str)] = &[
    ("; SPIR-V", "SPIR-V assembly", "`spirv-as` and `mlir-translate --deserialize-spirv` make MLIR of it"),
    ("; ModuleID", "LLVM IR", TO_MLIR),
    ("source_filename =", "LLVM IR", TO_MLIR),
    ("target datalayout =", "LLVM IR", TO_MLIR),
    ("target triple =", "LLVM IR", TO_MLIR),
    ("define ", "LLVM IR", TO_MLIR),
    ("declare ", "LLVM IR", TO_MLIR),
    ("module asm \"", "LLVM IR", TO_MLIR),
    ("attributes #", "LLVM IR", TO_MLIR),
    ("HloModule ", "HLO text", "`xla-translate --hlo-text-to-stablehlo` makes StableHLO of it"),
    ("{ lambda ", "a jaxpr", "`jax.jit(f).lower(...).as_text()` makes MLIR of the function"),
    ("[", "JSON", NO_MODULE),
    ("#include <", "C or C++", FROM_C),
    ("#include \"", "C or C++", FROM_C),
    ("include \"", "TableGen", "`llvm-tblgen --dump-json` and `mlirkit dialect import` make a definition file of it"),
    (".version ", "NVIDIA PTX", COMPILED),
    ("<!DOCTYPE", "HTML", "was the page downloaded in place of the file?"),
    ("<html", "HTML", "was the page downloaded in place of the file?"),
    ("<?xml", "XML", NO_MODULE),
    ("#!/", "a script", NO_MODULE),
    ("import ", "a Python script", FROM_PYTHON),
    ("from __future__ ", "a Python script", FROM_PYTHON),
    ("\"\"\"", "a Python script", FROM_PYTHON),
    ("version https://git-lfs", "a pointer to a file that Git LFS keeps", "`git lfs pull` gets the file"),
];

/// Recognises known file formats other than MLIR. Returns a message with the format's name and advice for the user;
/// `None` if the format is not recognised.
///
/// ```
/// assert_eq!(
///     mlirkit::other_format(b"\x1f\x8b\x08\0").unwrap(),
///     "not MLIR but compressed by gzip: `gunzip` unpacks it"
/// );
/// assert_eq!(mlirkit::other_format(b"module {}"), None);
/// ```
#[must_use]
pub fn other_format(file: &[u8]) -> Option<String> {
    let (what, hint) = known(file)?;
    Some(format!("not MLIR but {what}: {hint}"))
}

fn known(file: &[u8]) -> Option<(&'static str, &'static str)> {
    let first = *file.first()?;
    if mlirkit_bytecode::is_bytecode(file) {
        return None;
    }
    let is_kind = |kind: &&Kind| file.get(kind.at..).is_some_and(|rest| rest.starts_with(kind.bytes));
    if let Some(kind) = KINDS.iter().find(is_kind) {
        return Some((kind.what, kind.hint));
    }
    let is_hdf5 = |at: usize| file.get(at..).is_some_and(|rest| rest.starts_with(b"\x89HDF\r\n"));
    if (9..16).any(|power| is_hdf5(1 << power)) {
        return Some(("an HDF5 file", NO_MODULE));
    }
    // DOS programs also begin with `MZ`, which may occur in text, but their header contains null bytes and text does
    // not.
    if file.starts_with(b"MZ") && file.iter().take(64).any(|byte| *byte == 0) {
        return Some(("a Windows program", COMPILED));
    }
    if is_old_pickle(file) {
        return Some(("a Python pickle", NO_MODULE));
    }
    if is_protobuf_with_name(file) {
        return Some((
            "a message in Protocol Buffers, such as an HloModuleProto",
            "`xla-translate --hlo-to-stablehlo` makes StableHLO of HLO",
        ));
    }
    if is_safetensors(file) {
        return Some(("a safetensors archive", WEIGHTS));
    }
    if first == 8 {
        return protobuf(file);
    }
    #[cfg(feature = "ml")]
    if mlirkit_stablehlo::envelope::Envelope::read(file).is_some() {
        return Some(("a function that jax.export serialized", "`mlirkit print` and most verbs read the module in it"));
    }
    match wide(file) {
        Some(what) => Some((what, CONVERT)),
        None => text(file),
    }
}

/// Returns whether the file is a pickle of protocol 0 or 1. Such pickles have no magic bytes but end with a full stop.
fn is_old_pickle(file: &[u8]) -> bool {
    if file.last() != Some(&b'.') {
        return false;
    }
    let is_name = |line: &[u8]| {
        !line.is_empty() && line.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.'))
    };
    match file.first() {
        Some(b'(' | b']' | b'}' | b')') => true,
        // The pickle of a class instance begins with `c` and the module name on one line, then the class name on the
        // next.
        Some(b'c') => {
            let mut lines = file[1..].splitn(3, |byte| *byte == b'\n');
            lines.next().is_some_and(is_name) && lines.next().is_some_and(is_name) && lines.next().is_some()
        }
        _ => false,
    }
}

/// Returns whether the file is a Protocol Buffers message that begins with a name in field 1, followed by field 2. Also
/// accepts a message whose first field is such a message.
fn is_protobuf_with_name(file: &[u8]) -> bool {
    let mut rest = file;
    for _ in 0..2 {
        let Some(after) = rest.strip_prefix(b"\n") else { return false };
        // The length is a varint: seven bits per byte; the last byte is below 0x80.
        let Some(digits) = after.iter().take(5).position(|byte| *byte < 0x80) else { return false };
        let length = after[..=digits].iter().rev().fold(0_usize, |sum, byte| sum << 7 | usize::from(byte & 0x7f));
        let content = &after[digits + 1..];
        if let Some(name) = content.get(..length)
            && name.iter().all(u8::is_ascii_graphic)
            && content.get(length) == Some(&0x12)
        {
            return true;
        }
        rest = content;
    }
    false
}

/// Returns whether the file begins with an eight-byte length, followed by JSON of that length.
fn is_safetensors(file: &[u8]) -> bool {
    let Some((size, rest)) = file.split_first_chunk() else { return false };
    let size = u64::from_le_bytes(*size);
    size >= 2 && size <= rest.len() as u64 && rest.starts_with(b"{")
}

/// Recognises models stored as Protocol Buffers: field 1 is a small number, and the next field has a length prefix.
/// Returns the format's name and advice for the user; `None` if the file does not begin in this way.
fn protobuf(file: &[u8]) -> Option<(&'static str, &'static str)> {
    match file.get(1..3)? {
        [1, 0x12] => Some(("a TensorFlow SavedModel", "`tf-opt` and its importers make MLIR of it")),
        [3..=20, 0x12 | 0x3a | 0x42] => Some(("an ONNX model", FROM_ONNX)),
        _ => None,
    }
}

/// Recognises UTF-16 and UTF-32 text without a byte order mark. Returns the name of the encoding; `None` for other
/// files.
fn wide(file: &[u8]) -> Option<&'static str> {
    let is_text = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    match file {
        [a, 0, 0, 0, b, 0, 0, 0, ..] | [0, 0, 0, a, 0, 0, 0, b, ..] if is_text(a) && is_text(b) => {
            Some("text in UTF-32")
        }
        [a, 0, b, 0, ..] | [0, a, 0, b, ..] if is_text(a) && is_text(b) => Some("text in UTF-16"),
        _ => None,
    }
}

/// Recognises a text format by the first line that is neither empty nor a comment. Returns the format's name and advice
/// for the user; `None` if the format is not recognised.
fn text(file: &[u8]) -> Option<(&'static str, &'static str)> {
    const LOOKED_AT: usize = 1 << 12;
    let start = file.get(..LOOKED_AT.min(file.len()))?;
    let mut has_semicolon = false;
    let mut lines = start.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
    while let Some(line) = lines.next() {
        if line.is_empty() || line.starts_with(b"//") {
            continue;
        }
        if let Some((_, what, hint)) = TEXTS.iter().find(|(begins, ..)| line.starts_with(begins.as_bytes())) {
            return Some((what, hint));
        }
        if line.starts_with(b";") {
            has_semicolon = true;
            continue;
        }
        if is_llvm_definition(line) {
            return Some(("LLVM IR", TO_MLIR));
        }
        if let Some(rest) = line.strip_prefix(b"{").map(<[u8]>::trim_ascii_start) {
            let next = if rest.is_empty() { lines.find(|line| !line.is_empty()) } else { Some(rest) };
            if next.is_some_and(is_in_json_object) {
                return Some(("JSON", NO_MODULE));
            }
        }
        if line.starts_with(b"<") && start.windows(10).any(|word| word == b"ir_version") {
            return Some(("an ONNX model as text", FROM_ONNX));
        }
        break;
    }
    // No line of MLIR begins with a semicolon.
    has_semicolon.then_some(("LLVM IR, or another language whose comments begin with a semicolon", TO_MLIR))
}

/// Returns whether a JSON object continues with `text`: with its closing brace, or with a member name and a colon.
fn is_in_json_object(text: &[u8]) -> bool {
    let Some(name) = text.strip_prefix(b"\"") else { return text.starts_with(b"}") };
    let end = name.iter().position(|byte| *byte == b'"').unwrap_or(name.len());
    name.get(end + 1..).is_some_and(|after| after.trim_ascii_start().starts_with(b":"))
}

/// Returns whether a line of LLVM IR defines a global, a type, a comdat or metadata.
fn is_llvm_definition(line: &[u8]) -> bool {
    let Some(at) = line.windows(3).position(|word| word == b" = ") else { return false };
    let (name, value) = (&line[..at], &line[at + 3..]);
    let begins = |words: &[&str]| words.iter().any(|word| value.starts_with(word.as_bytes()));
    match name.first() {
        Some(b'@') => true,
        Some(b'%') => begins(&["type "]),
        Some(b'$') => begins(&["comdat "]),
        Some(b'!') => begins(&["!{", "!DI", "distinct !"]),
        Some(b'^') => begins(&["module: (", "gv: (", "typeid: (", "flags: "]),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_is_recognised_and_mlir_is_not() {
        for kind in KINDS {
            let mut file = vec![0; kind.at];
            file.extend_from_slice(kind.bytes);
            file.extend_from_slice(b"....");
            assert_eq!(known(&file), Some((kind.what, kind.hint)), "{}", kind.what);
        }
        let mut hdf5 = vec![0; 2048];
        hdf5.extend_from_slice(b"\x89HDF\r\n\x1a\n");
        assert_eq!(known(&hdf5).map(|(what, _)| what), Some("an HDF5 file"));
        for (begins, what, hint) in TEXTS {
            let file = format!("// made by a tool\n\n  {begins}rest\n");
            assert_eq!(known(file.as_bytes()), Some((*what, *hint)), "{begins}");
        }
        for (file, what) in [
            (&b"\x10\0\0\0\0\0\0\0{\"a\":{}}        "[..], "a safetensors archive"),
            (b"\x08\x0a\x12\x07pytorch", "an ONNX model"),
            (b"\x08\x01\x12\x10", "a TensorFlow SavedModel"),
            (b"m\0o\0d\0u\0", "text in UTF-16"),
            (b"\0m\0o\0d\0u", "text in UTF-16"),
            (b"m\0\0\0o\0\0\0", "text in UTF-32"),
            (b"{\n  \"a\": 1\n}", "JSON"),
            (b"{}", "JSON"),
            (b"{\"a\": 1}", "JSON"),
            (b"(dp0\nS'a'\np1\nI1\ns.", "a Python pickle"),
            (b"}q\0.", "a Python pickle"),
            (b"cposixpath\njoin\np0\n.", "a Python pickle"),
            (b"MZ\x78\0\x01\0", "a Windows program"),
            (b"\n\x05jit_f\x12\x04main", "a message in Protocol Buffers, such as an HloModuleProto"),
            (b"\n\x8d\x01\n\x05jit_f\x12\x04main", "a message in Protocol Buffers, such as an HloModuleProto"),
            (b"; a comment\n\n@x = global i32 0\n", "LLVM IR"),
            (b"%s = type { i32 }\n", "LLVM IR"),
            (b"$c = comdat any\n", "LLVM IR"),
            (b"!llvm.ident = !{!0}\n", "LLVM IR"),
            (b"^0 = module: (path: \"a.o\")\n", "LLVM IR"),
            (b"<\n  ir_version: 11,\n", "an ONNX model as text"),
        ] {
            assert_eq!(known(file).map(|(what, _)| what), Some(what));
        }
        for file in [
            &b""[..],
            b"  \n",
            b"module {}",
            b"// define\nfunc.func @define() { return }",
            b"{-#\n  dialect_resources: {}\n#-}",
            b"#map = affine_map<(d0) -> (d0)>",
            b"\"declare\"() : () -> ()",
            b"!t = !llvm.struct<(i32)>",
            b"%c = arith.constant 1 : i32",
            b"%type = \"test.type\"() : () -> i32",
            b"\n\n  module {}",
            b"call @f() : () -> ().",
            b"{\n  %0 = \"a.b\"() : () -> i32\n}",
            b"{\n  \"a.b\"() : () -> ()\n}",
            b"#include = 1 : i32",
            b"ML\xefR\x0dMLIR22\0",
        ] {
            assert_eq!(known(file), None);
        }
    }
}
