//! Tests that the grammar in the VS Code extension is the one that this crate generates. `BLESS=1` overwrites it.

#[test]
fn the_committed_grammar_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../editors/vscode/syntaxes/mlir.tmLanguage.json");
    let made = serde_json::to_string_pretty(&mlirkit_lsp::textmate()).unwrap() + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), made);
}
