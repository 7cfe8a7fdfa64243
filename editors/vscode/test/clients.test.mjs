// Opens a file in Neovim, Emacs and JupyterLab with the settings in `editors`. Each must show the server's diagnostic. NVIM, EMACS and
// JUPYTER name the programs, CHROMIUM the browser for JupyterLab. Programs that are missing or too old are skipped.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const { MLIRKIT = "mlirkit", NVIM = "nvim", EMACS = "emacs", JUPYTER, CHROMIUM, PORT = "18433" } = process.env;
const editors = fileURLToPath(new URL("../../", import.meta.url));
const message = "use of undeclared SSA value name";
const text = `func.func @f(%x: f32) -> f32 {
  %y = arith.addf %x, %b : f32
  return %y : f32
}
`;

/** Returns a folder with the file `a.mlir`, and the environment in which `mlirkit` is on the search path. */
function setup(t) {
  const folder = mkdtempSync(path.join(tmpdir(), "mlirkit-clients-"));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }));
  writeFileSync(path.join(folder, "a.mlir"), text);
  const search = `${path.dirname(path.resolve(MLIRKIT))}${path.delimiter}${process.env.PATH}`;
  return { folder, env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, PATH: MLIRKIT === "mlirkit" ? process.env.PATH : search } };
}

/** Returns the major and minor version that a program prints; undefined if it cannot be started. */
function version(program) {
  const { stdout, error } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return error ? undefined : stdout.match(/(\d+)\.(\d+)/)?.slice(1).map(Number);
}

test("Neovim", { skip: version(NVIM) === undefined && "no Neovim" }, (t) => {
  const { folder, env } = setup(t);
  const script = path.join(folder, "test.lua");
  writeFileSync(script, `vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 100)
for _, found in ipairs(vim.diagnostic.get(0)) do io.stdout:write(found.message, "\\n") end
vim.cmd("qa!")
`);
  const args = ["--headless", "-u", path.join(editors, "neovim/mlirkit.lua"), "a.mlir", "-c", `luafile ${script}`];
  const { stdout } = spawnSync(NVIM, args, { cwd: folder, env, encoding: "utf8", timeout: 120_000 });
  assert.equal(stdout.trim(), message);
});

test("Emacs", { skip: !(version(EMACS)?.[0] >= 29) && "no Emacs 29" }, (t) => {
  const { folder, env } = setup(t);
  const script = path.join(folder, "test.el");
  writeFileSync(script, `(load "${path.join(editors, "emacs/mlir-mode.el")}")
(require 'eglot)
(setq eglot-sync-connect 60)
(find-file "${path.join(folder, "a.mlir")}")
(let ((tries 0))
  (while (and (< tries 600) (not (flymake-diagnostics)))
    (accept-process-output nil 0.1)
    (setq tries (1+ tries))
    ;; There is no command loop that starts the server and the checks.
    (when (= 0 (% tries 20))
      (if (eglot-current-server) (flymake-start) (apply #'eglot--connect (eglot--guess-contact))))))
(princ (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\\n"))
`);
  const { stdout } = spawnSync(EMACS, ["--batch", "-l", script], { cwd: folder, env, encoding: "utf8", timeout: 120_000 });
  assert.equal(stdout.trim(), `mlir: ${message}`);
});

test("JupyterLab", { skip: !(JUPYTER && CHROMIUM) && "needs JUPYTER with jupyterlab-lsp, and CHROMIUM" }, async (t) => {
  const { default: puppeteer } = await import("puppeteer-core");
  const { folder, env } = setup(t);
  const settings = path.join(folder, "config/jupyter_server_config.d");
  mkdirSync(settings, { recursive: true });
  cpSync(path.join(editors, "jupyterlab/mlirkit.json"), path.join(settings, "mlirkit.json"));
  const extension = path.join(folder, "data/labextensions/mlirkit");
  cpSync(path.join(editors, "jupyterlab/labextension"), extension, { recursive: true });
  const folders = { JUPYTER_CONFIG_PATH: path.join(folder, "config"), JUPYTER_PATH: path.join(folder, "data") };
  const flags = ["--no-browser", "--allow-root", `--port=${PORT}`, "--IdentityProvider.token=", "--ServerApp.password="];
  const server = spawn(JUPYTER, ["lab", ...flags], { cwd: folder, env: { ...env, ...folders }, stdio: "ignore" });
  t.after(async () => {
    server.kill("SIGKILL");
    await new Promise((resolve) => server.on("exit", resolve));
  });
  const chromium = await puppeteer.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"], protocolTimeout: 600_000 });
  t.after(() => chromium.close());
  const page = await chromium.newPage();
  const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
  let isReady = false;
  for (let tries = 0; tries < 600 && !isReady; tries += 1) {
    await wait();
    isReady = await fetch(`http://localhost:${PORT}/lsp/status`).then((answer) => answer.ok, () => false);
  }
  await page.goto(`http://localhost:${PORT}/lab/tree/a.mlir`, { waitUntil: "domcontentloaded", timeout: 300_000 });
  let shown = "";
  for (let tries = 0; tries < 600 && shown === ""; tries += 1) {
    await wait();
    shown = await page.evaluate(() => document.querySelector(".cm-lintRange-error")?.textContent ?? "");
  }
  assert.equal(shown, "%b");
});
