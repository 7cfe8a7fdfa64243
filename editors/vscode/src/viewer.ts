// Shows MLIR files in the page of `web/`: a read-only editor with the graph, the text and all other views.

import * as fs from "fs";
import * as path from "path";
import * as vscode from "vscode";

/** The type of the editor in `package.json`. */
export const VIEWER = "mlirkit.viewer";

/** The requests of the page: the module with the definitions of dialects, or the file. */
interface Ask {
  ask: "module" | "file";
}

/**
 * The script of the webview. It gives the notebook widget a model whose messages go to the extension instead of a notebook.
 * Buffers are sent as `Uint8Array`, and the widget expects `DataView`.
 */
const SCRIPT = `
const api = acquireVsCodeApi();
const { script, ...values } = JSON.parse(document.getElementById("values").textContent);
const heard = new Map();
addEventListener("message", ({ data }) => {
  if (data.kind === "changed") heard.get("change:name")?.();
  else if (data.kind) heard.get("msg:custom")?.(data, (data.buffers ?? []).map((bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
});
const model = { get: (name) => values[name], on: (event, action) => heard.set(event, action), off: (event) => heard.delete(event), send: (content) => api.postMessage(content) };
const { default: widget } = await import(script);
widget.render({ model, el: document.body });
document.querySelector("iframe").style.cssText = "width: 100%; height: 100vh; border: 0; display: block;";
`;

/** Returns the folder with the page: in the extension, or in the sources of mlirkit. `undefined` if the page has not been built. */
function pageFolder(context: vscode.ExtensionContext): string | undefined {
  const folders = [path.join(context.extensionPath, "viewer"), path.join(context.extensionPath, "../../web/npm/dist/widget")];
  return folders.find((folder) => fs.existsSync(path.join(folder, "widget.js")));
}

class Viewer implements vscode.CustomReadonlyEditorProvider {
  constructor(private readonly context: vscode.ExtensionContext) {}

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): void {
    const folder = pageFolder(this.context);
    const { webview } = panel;
    if (!folder) {
      webview.html = "<p>This build of the extension does not contain the page. `node build.mjs` in the folder `web` of mlirkit builds it.</p>";
      return;
    }
    webview.options = { enableScripts: true, localResourceRoots: [vscode.Uri.file(folder)] };
    const name = path.posix.basename(uri.path);
    const read = (file: string) => vscode.workspace.fs.readFile(vscode.Uri.file(path.join(folder, file)));
    const listening = webview.onDidReceiveMessage(async ({ ask }: Ask) => {
      try {
        const buffers = ask === "module"
          ? await Promise.all(["mlirkit.wasm.gz", "dialects.json.gz"].map(read))
          : [await vscode.workspace.fs.readFile(uri)];
        // A copy, because `readFile` may return a part of a larger buffer.
        await webview.postMessage({ kind: ask, name, buffers: buffers.map((bytes) => new Uint8Array(bytes)) });
      } catch (error) {
        await webview.postMessage({ kind: "error", message: String(error) });
      }
    });
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(vscode.Uri.joinPath(uri, ".."), name));
    const changed = watcher.onDidChange(() => webview.postMessage({ kind: "changed" }));
    panel.onDidDispose(() => [listening, watcher, changed].forEach((one) => one.dispose()));
    const kind = vscode.window.activeColorTheme.kind;
    const dark = kind === vscode.ColorThemeKind.Dark || kind === vscode.ColorThemeKind.HighContrast;
    const values = { name, view: "graph", theme: dark ? "dark" : "light", height: 600, script: webview.asWebviewUri(vscode.Uri.file(path.join(folder, "widget.js"))).toString() };
    const json = JSON.stringify(values).replace(/</g, "\\u003c");
    webview.html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>body { margin: 0; padding: 0; }</style></head>
<body><script type="application/json" id="values">${json}</script><script type="module">${SCRIPT}</script></body></html>`;
  }
}

/** Registers the editor and the command that opens it. */
export function registerViewer(context: vscode.ExtensionContext): vscode.Disposable[] {
  return [
    vscode.window.registerCustomEditorProvider(VIEWER, new Viewer(context), { webviewOptions: { retainContextWhenHidden: true }, supportsMultipleEditorsPerDocument: true }),
    vscode.commands.registerCommand("mlirkit.openInViewer", async (chosen?: vscode.Uri) => {
      const uri = chosen ?? vscode.window.activeTextEditor?.document.uri
        ?? (await vscode.window.showOpenDialog({ canSelectMany: false }))?.[0];
      if (uri) {
        await vscode.commands.executeCommand("vscode.openWith", uri, VIEWER, vscode.ViewColumn.Beside);
      }
    }),
  ];
}
