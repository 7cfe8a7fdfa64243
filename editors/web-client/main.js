// Monaco with the extension's language configuration and grammar, and `vscode-languageclient` connected to `mlirkit lsp` over a web socket.

import { EditorApp } from "monaco-languageclient/editorApp";
import { LanguageClientWrapper } from "monaco-languageclient/lcwrapper";
import { MonacoVscodeApiWrapper } from "monaco-languageclient/vscodeApiWrapper";
import { configureDefaultWorkerFactory } from "monaco-languageclient/workerFactory";
import manifest from "../vscode/package.json";
import configuration from "../vscode/language-configuration.json?raw";
import grammar from "../vscode/syntaxes/mlir.tmLanguage.json?raw";

const text = `func.func @f(%x: f32, %n: memref<2x3xf32>) -> f32 {
  %c = arith.constant 1 : index
  %p = arith.cmpf olt, %x, %x : f32
  %y = arith.addf %x, %b : f32
  return %y : f32
}
`;

const { languages, grammars } = manifest.contributes;
const extension = { name: "mlir", publisher: "mlirkit", version: manifest.version, engines: { vscode: "*" }, contributes: { languages, grammars } };
const files = new Map([[languages[0].configuration, configuration], [grammars[0].path, grammar]]);

const settings = {
  "workbench.colorTheme": "Default Light Modern",
  "editor.wordBasedSuggestions": "off",
  "editor.semanticHighlighting.enabled": true,
  // The test looks for this colour, which only semantic tokens can have.
  "editor.semanticTokenColorCustomizations": { enabled: true, rules: { parameter: "#b00001" } },
};

const api = new MonacoVscodeApiWrapper({
  $type: "extended",
  viewsConfig: { $type: "EditorService" },
  userConfiguration: { json: JSON.stringify(settings) },
  monacoWorkerFactory: configureDefaultWorkerFactory,
  extensions: [{ config: extension, filesOrContents: files }],
});
await api.start();

const client = new LanguageClientWrapper({
  languageId: "mlir",
  connection: { options: { $type: "WebSocketUrl", url: `ws://${location.host}/lsp` } },
  clientOptions: { documentSelector: ["mlir"] },
});
const editor = new EditorApp({
  codeResources: { modified: { text, uri: "/workspace/a.mlir" } },
  editorOptions: { inlayHints: { enabled: "on" }, minimap: { enabled: false } },
});
await editor.start(document.getElementById("editor"));
await client.start();
document.body.dataset.ready = "yes";
