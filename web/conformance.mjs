// Compares the text printed by the npm package with that of `mlirkit print`, for the sections of LLVM's test files and
// for other files.
//
//   MLIRKIT=../target/debug/mlirkit node conformance.mjs FOLDER... [--sample N] [--generic] [--chromium]
//
// If neither can read a section, their messages must be equal. The exit code is 1 if less than 99 % of the sections
// agree, or after an exception.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MlirError, open } from "./npm/dist/index.js";

const args = process.argv.slice(2);
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const sample = Number(option("--sample") ?? Infinity);
const flag = (name) => args.includes(name) && args.splice(args.indexOf(name), 1).length > 0;
const generic = flag("--generic");
const browser = flag("--chromium");
const tool = process.env.MLIRKIT;
if (!tool || args.length === 0) {
  console.error("usage: MLIRKIT=path/of/mlirkit node conformance.mjs FOLDER... [--sample N] [--generic] [--chromium]");
  process.exit(2);
}

function* files(place) {
  if (statSync(place).isFile()) return yield place;
  for (const name of readdirSync(place).sort()) {
    const inner = path.join(place, name);
    if (statSync(inner).isDirectory()) yield* files(inner);
    else if (/\.(mlir|mlirbc|bc|bin)$/.test(name)) yield inner;
  }
}

function parts(file) {
  const bytes = readFileSync(file);
  if (!file.endsWith(".mlir") || bytes.subarray(0, 4).toString("latin1") === "ML\xefR") return [bytes];
  return bytes.toString("latin1").split(/^\/\/ -----.*$/m).filter((part) => part.trim()).map((part) => Buffer.from(part, "latin1"));
}

const all = args.flatMap((place) => [...files(place)]).flatMap((file) => parts(file).map((bytes, part) => ({ file, part, bytes })));
// Select the same sections every time, evenly spaced.
const step = Math.max(1, all.length / sample);
const chosen = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));

const folder = mkdtempSync(path.join(tmpdir(), "mlirkit-web-"));
const native = (file) => new Promise((done) => {
  const options = { encoding: "buffer", maxBuffer: 1 << 30, timeout: 120_000 };
  execFile(tool, ["print", file, ...(generic ? ["--generic"] : [])], options, (error, stdout, stderr) => done({ error, stdout, stderr }));
});

/** Opens and prints a section, in Node or in a browser. */
let print = async (bytes, name) => {
  try {
    const opened = await open(bytes, { name });
    const text = opened.print({ generic });
    opened.close();
    return { text };
  } catch (error) {
    return { error: error.message, known: error instanceof MlirError };
  }
};
let end = async () => {};
if (browser) {
  const { chromium } = await import("playwright-core");
  const { serve } = await import("./serve.mjs");
  const { server, port } = await serve(0, [path.join(import.meta.dirname, "npm/dist")]);
  const running = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
  const page = await running.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  print = (bytes, name) => page.evaluate(async ([base64, name, generic]) => {
    const { MlirError, open } = await import("/files/index.js");
    try {
      const opened = await open(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), { name });
      const text = opened.print({ generic });
      opened.close();
      return { text };
    } catch (error) {
      return { error: error.message, known: error instanceof MlirError };
    }
  }, [bytes.toString("base64"), name, generic]);
  end = async () => {
    await running.close();
    server.close();
  };
}

let [same, refused, exceptions] = [0, 0, 0];
const different = [];
for (const { file, part, bytes } of chosen) {
  const copy = path.join(folder, "input.mlir");
  writeFileSync(copy, bytes);
  const theirs = await native(copy);
  const ours = await print(bytes, copy);
  ours.known &&= !/should not have happened|too deeply/.test(ours.error);
  if (ours.error !== undefined && !ours.known) exceptions++;
  const expected = theirs.stdout.toString("utf8");
  const agrees = theirs.error ? ours.known === true : ours.text === expected;
  if (agrees) same++;
  else different.push(`${file}#${part}: ${ours.error ?? "other text"}`.slice(0, 300));
  if (agrees && theirs.error) refused++;
}
rmSync(folder, { recursive: true });
await end();
const share = (100 * same) / chosen.length;
console.log(`${chosen.length} of ${all.length} parts: ${same} the same (${share.toFixed(2)} %), ${refused} of them refused by both, ${exceptions} exceptions`);
for (const line of different.slice(0, 40)) console.log(line);
process.exit(share >= 99 && exceptions === 0 ? 0 : 1);
