// Runs the viewer of the extension in Chromium, in a page that imitates VS Code: requests of the webview reach the extension's code, and its
// answers reach the webview. CHROMIUM names the browser. Skipped without it, or if the page of `web/` has not been built.

import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const browser = process.env.CHROMIUM ?? "/usr/bin/chromium";
const extension = fileURLToPath(new URL("../", import.meta.url));
const built = path.join(extension, "../../web/npm/dist/widget/widget.js");
const skip = !(existsSync(browser) && existsSync(built)) && "needs Chromium and the built page";

const text = "func.func @f(%x: f32) -> f32 {\n  %y = arith.mulf %x, %x : f32\n  return %y : f32\n}\n";

/** Returns the viewer's provider and command, with those parts of VS Code's interface that they use. */
async function provider() {
  const { buildSync } = await import("esbuild");
  const made = buildSync({ entryPoints: [path.join(extension, "src/viewer.ts")], bundle: true, format: "cjs", platform: "node", external: ["vscode"], write: false });
  const registered = {};
  const watchers = [];
  const vscode = {
    Uri: { file: (file) => ({ path: file, fsPath: file }), joinPath: (uri, ...more) => ({ path: path.join(uri.path, ...more) }) },
    ViewColumn: { Beside: -2 },
    ColorThemeKind: { Dark: 2, HighContrast: 3 },
    RelativePattern: class {},
    window: {
      activeColorTheme: { kind: 2 },
      registerCustomEditorProvider: (type, own) => (registered[type] = own),
      showOpenDialog: async () => undefined,
    },
    commands: { registerCommand: (name, action) => (registered[name] = action), executeCommand: async (...given) => (registered.executed = given) },
    workspace: {
      fs: { readFile: async (uri) => readFileSync(uri.path) },
      createFileSystemWatcher: () => ({ onDidChange: (action) => (watchers.push(action), { dispose() {} }), dispose() {} }),
    },
  };
  const module = { exports: {} };
  const require = createRequire(import.meta.url);
  new Function("module", "exports", "require", made.outputFiles[0].text)(module, module.exports, (name) => (name === "vscode" ? vscode : require(name)));
  module.exports.registerViewer({ extensionPath: extension });
  return { registered, watchers };
}

test("the viewer shows the graph, and the file again after a change", { skip }, async (t) => {
  const { registered, watchers } = await provider();
  const folder = mkdtempSync(path.join(tmpdir(), "mlirkit-viewer-"));
  const file = path.join(folder, "a.mlir");
  writeFileSync(file, text);
  t.after(() => rmSync(folder, { recursive: true }));
  await registered["mlirkit.openInViewer"]({ path: file });
  assert.deepEqual(registered.executed.slice(0, 3), ["vscode.openWith", { path: file }, "mlirkit.viewer"]);

  const { default: puppeteer } = await import("puppeteer-core");
  const chromium = await puppeteer.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu"], protocolTimeout: 600_000 });
  t.after(() => chromium.close());
  const page = await chromium.newPage();
  let heard;
  const webview = {
    html: "", options: {},
    asWebviewUri: (uri) => `/resource${uri.path}`,
    onDidReceiveMessage: (action) => ((heard = action), { dispose() {} }),
    postMessage: (message) => page.evaluate((message) => {
      const bytes = (message.buffers ?? []).map((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
      window.postMessage({ ...message, buffers: bytes }, "*");
    }, { ...message, buffers: message.buffers?.map((bytes) => Buffer.from(bytes).toString("base64")) }),
  };
  registered["mlirkit.viewer"].resolveCustomEditor({ uri: { path: file } }, { webview, onDidDispose() {} });
  const server = createServer((request, response) => {
    const script = request.url.startsWith("/resource");
    response.writeHead(200, { "content-type": script ? "text/javascript" : "text/html" });
    response.end(script ? readFileSync(decodeURIComponent(request.url.slice("/resource".length))) : webview.html);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  t.after(() => server.close());
  await page.exposeFunction("posted", (message) => void heard(message));
  await page.evaluateOnNewDocument(() => {
    window.acquireVsCodeApi = () => ({ postMessage: (message) => void window.posted(message) });
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const frame = await (await page.waitForSelector("iframe", { timeout: 300_000 })).contentFrame();
  await frame.waitForSelector(".graph[data-letters]", { timeout: 300_000 });
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "dark");
  await frame.click("[data-view=text]");
  await frame.waitForFunction(() => document.querySelector(".text")?.innerText.includes("arith.mulf"), { timeout: 300_000 });
  writeFileSync(file, text.replace("arith.mulf", "arith.divf"));
  for (const changed of watchers) changed();
  await frame.waitForFunction(() => document.querySelector(".text")?.innerText.includes("arith.divf"), { timeout: 300_000 });
});
