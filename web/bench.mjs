// Measures how long a browser takes to open a file after the user has picked it: until the beginning, the outline and
// the text of an operation appear. `memory` is the WebAssembly memory in use with the file open. `--make` writes text
// and bytecode files of 20 and 200 MB.
//
//   node bench.mjs --make FOLDER          (MLIRKIT names the tool)
//   node bench.mjs FILE... [--times 3]    (CHROMIUM names the browser)
//   node bench.mjs --cpu FILE...          (in Node: processor time, which other work of the machine does not change)
import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";

const OPERATIONS = 1169;

/** Returns operations of arith, memref and func in turn, each of which uses earlier results. */
function body(number) {
  const lines = [`  func.func @f${number}(%m: memref<64x64xf32>, %i: index, %x: i32, %y: f32) -> i32 {`];
  let [x, y] = ["%x", "%y"];
  for (let n = 0; n < OPERATIONS; n++) {
    const [v, last] = [`%v${n}`, `%v${n - 1}`];
    lines.push("    " + [
      `${v} = arith.constant ${(number * 31 + n) % 1000} : i32`, `${v} = arith.addi ${x}, ${last} : i32`,
      `${v} = memref.load %m[%i, %i] : memref<64x64xf32>`, `${v} = arith.mulf ${y}, ${last} : f32`,
      `memref.store ${y}, %m[%i, %i] : memref<64x64xf32>`, `${v} = arith.cmpi slt, ${x}, %x : i32`,
      `${v} = arith.select ${last}, ${x}, %x : i32`, `${v} = func.call @callee(${x}, ${y}) : (i32, f32) -> i32`,
    ][n % 8]);
    if ([1, 6, 7].includes(n % 8)) x = v;
    if (n % 8 === 3) y = v;
  }
  return `${lines.join("\n")}\n    return ${x} : i32\n  }\n`;
}

function make(folder) {
  const tool = process.env.MLIRKIT ?? "mlirkit";
  for (const [name, functions, bytecode] of [["text20", 352, false], ["text200", 3524, false], ["bytecode20", 905, true], ["bytecode200", 8540, true]]) {
    const text = path.join(folder, `${name}.mlir`);
    const out = openSync(text, "w");
    writeSync(out, "module {\n  func.func private @callee(i32, f32) -> i32\n");
    for (let number = 0; number < functions; number++) writeSync(out, body(number));
    writeSync(out, "}\n");
    closeSync(out);
    if (!bytecode) continue;
    execFileSync(tool, ["parse", text, "-o", `${text}bc`], { stdio: "inherit" });
    rmSync(text);
  }
}

async function measure(files, times) {
  const { chromium } = await import("playwright-core");
  const { serve } = await import("./serve.mjs");
  const { server, port } = await serve(0, []);
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
  console.log("| file | bytes | beginning | outline | text | memory | per byte | load |\n|---|---|---|---|---|---|---|---|");
  for (const file of files) {
    const bytes = statSync(file).size;
    for (let turn = 0; turn < times; turn++) {
      const page = await browser.newPage();
      const said = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error)));
      page.on("worker", (worker) => worker.evaluate(() => {
        const { Instance } = WebAssembly;
        self.memories = [];
        WebAssembly.Instance = function (...given) {
          const made = new Instance(...given);
          self.memories.push(made.exports.memory);
          return made;
        };
      }).catch(() => {}));
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate(() => {
        const marks = (window.marks = {});
        let start;
        document.getElementById("picker").addEventListener("change", () => (start = performance.now()), true);
        new MutationObserver(() => {
          if (start === undefined) return;
          for (const [name, what] of [["beginning", "#preview"], ["outline", "[role=treeitem]"], ["text", ".text .row .c-op"]]) {
            if (marks[name] === undefined && document.querySelector(what)) marks[name] = Math.round(performance.now() - start);
          }
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.locator("#picker").setInputFiles(file);
      await page.locator(".text .row .c-op").first().waitFor({ timeout: 300_000 });
      const marks = await page.evaluate(() => window.marks);
      const memories = await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.memories?.[0]?.buffer.byteLength).catch(() => undefined)));
      const memory = memories.find((one) => one);
      const ms = (name) => (marks[name] === undefined ? "-" : `${marks[name]} ms`);
      const [mb, share] = memory ? [`${(memory / 1e6).toFixed(0)} MB`, (memory / bytes).toFixed(2)] : ["-", "-"];
      console.log(`| ${path.basename(file)} | ${bytes} | ${ms("beginning")} | ${ms("outline")} | ${ms("text")} | ${mb} | ${share} | ${loadavg()[0].toFixed(1)} |`);
      if (said.length > 0) console.log(said.join("\n"));
      await page.close();
    }
  }
  await browser.close();
  server.close();
}

/** Opens files in Node and prints the processor time. */
async function processor(files) {
  const { load, open } = await import("./npm/dist/index.js");
  await load();
  console.log("| file | bytes | opening | outline and text too | memory | per byte |\n|---|---|---|---|---|---|");
  for (const name of files) {
    const bytes = readFileSync(name);
    const start = process.cpuUsage();
    const spent = () => `${Math.round(Object.values(process.cpuUsage(start)).reduce((sum, one) => sum + one) / 1e3)} ms`;
    const file = await open(bytes, { name, lazy: true });
    const opened = spent();
    const { entries } = file.outline();
    file.view({ op: (entries.find((entry) => !entry.empty) ?? entries[0]).op });
    console.log(`| ${path.basename(name)} | ${bytes.length} | ${opened} | ${spent()} | ${(file.memory / 1e6).toFixed(0)} MB | ${(file.memory / bytes.length).toFixed(2)} |`);
    file.close();
  }
}

const given = process.argv.slice(2);
const at = given.indexOf("--times");
const times = at < 0 ? 3 : Number(given.splice(at, 2)[1]);
if (given[0] === "--make" && given.length === 2) make(given[1]);
else if (given[0] === "--cpu" && given.length > 1) await processor(given.slice(1));
else if (given.length > 0) await measure(given, times);
else {
  console.error("usage: node bench.mjs --make FOLDER | --cpu FILE... | FILE... [--times N]");
  process.exit(2);
}
