// Activates the packaged extension in VS Code: code-server with a headless Chromium. CODE_SERVER names its entry (the folder of the
// npm package, or an executable), NODE the Node.js that it needs, and CHROMIUM the browser; without them the test is skipped. `npm run
// package` makes the extension. MLIRKIT names the tool if the extension does not contain one: VS Code takes the search path from a login
// shell.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const { CODE_SERVER: entry, CHROMIUM: browser, MLIRKIT, NODE = process.execPath, PORT = "18432", SCREENSHOT } = process.env;
const extension = fileURLToPath(new URL("../mlirkit.vsix", import.meta.url));
const skip = !(entry && browser && existsSync(extension)) && "needs CODE_SERVER, CHROMIUM and a packaged extension";

const text = `func.func @f(%x: f32) -> f32 {
  %c = arith.constant 1 : index
  %y = scf.if %b -> f32 {
    scf.yield %x : f32
  }
  return %y : f32
}
`;

/** Waits until a function returns something true. */
async function until(condition, what) {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await condition();
    if (found) {
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${what} did not happen`);
}

test("the extension activates in VS Code", { skip }, async (t) => {
  const { default: puppeteer } = await import("puppeteer-core");
  const folder = mkdtempSync(path.join(tmpdir(), "mlirkit-vscode-"));
  const workspace = path.join(folder, "workspace");
  mkdirSync(workspace);
  writeFileSync(path.join(workspace, "a.mlir"), text);
  if (MLIRKIT) {
    mkdirSync(path.join(folder, "data/Machine"), { recursive: true });
    writeFileSync(path.join(folder, "data/Machine/settings.json"), JSON.stringify({ "mlirkit.server.path": path.resolve(MLIRKIT) }));
  }
  const isFolder = statSync(entry).isDirectory();
  const command = isFolder ? [NODE, entry] : [entry];
  const places = ["--user-data-dir", path.join(folder, "data"), "--extensions-dir", path.join(folder, "extensions")];
  const installed = spawnSync(command[0], [...command.slice(1), ...places, "--install-extension", extension]);
  assert.match(String(installed.stdout), /successfully installed/);
  const flags = ["--auth", "none", "--bind-addr", `127.0.0.1:${PORT}`, "--disable-telemetry", "--disable-workspace-trust"];
  const server = spawn(command[0], [...command.slice(1), ...places, ...flags, workspace], { stdio: ["ignore", "pipe", "ignore"] });
  t.after(async () => {
    server.kill();
    await new Promise((resolve) => server.on("exit", resolve));
    // Its children may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  });
  await new Promise((resolve) => server.stdout.on("data", (data) => String(data).includes("listening on") && resolve()));
  const chromium = await puppeteer.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu"], protocolTimeout: 600_000 });
  t.after(() => chromium.close());
  const page = await chromium.newPage();
  await page.setViewport({ width: 1400, height: 900 });
  const file = encodeURIComponent(JSON.stringify([["openFile", `vscode-remote://127.0.0.1:${PORT}${path.join(workspace, "a.mlir")}`]]));
  await page.goto(`http://127.0.0.1:${PORT}/?folder=${workspace}&payload=${file}`, { waitUntil: "domcontentloaded", timeout: 300_000 });
  // The server of the extension reports that %b is not defined.
  await until(() => page.evaluate(() => document.querySelectorAll(".squiggly-error").length), "a diagnostic");
  const bar = await page.evaluate(() => [...document.querySelectorAll(".statusbar-item")].map((item) => item.innerText).join(" "));
  assert.match(bar, /MLIR/);
  // The command opens the graph beside the text.
  await page.keyboard.press("F1");
  await page.keyboard.type("MLIR: Open in Viewer");
  await until(() => page.evaluate(() => [...document.querySelectorAll(".quick-input-list .monaco-list-row")].some((row) => row.innerText.includes("Open in Viewer"))), "the command in the list");
  await page.keyboard.press("Enter");
  const shows = (frame) => frame.evaluate(() => document.querySelector(".graph[data-letters], .error") !== null).catch(() => false);
  await until(async () => (await Promise.all(page.frames().map(shows))).includes(true), "the graph in the viewer");
  if (SCREENSHOT) {
    await page.screenshot({ path: SCREENSHOT });
  }
});
