// Builds the library as WebAssembly, the npm package and the page. `node build.mjs wasm` stops after the WebAssembly
// module. MLIRKIT_WASM names an existing module to use. `--dev` builds quickly, but the module is then large and slow.
// WASM_OPT names a `wasm-opt` to use instead of npm's, which is slow.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", cwd: here, ...options });
  if (status !== 0) {
    console.error(`${program} ${args.join(" ")}: ${error?.message ?? `status ${status}`}`);
    process.exit(1);
  }
};
const bin = (name) => path.join(here, "node_modules/.bin", name);

function wasm() {
  const out = path.join(here, "npm/dist/mlirkit.wasm");
  mkdirSync(path.dirname(out), { recursive: true });
  const dev = process.argv.includes("--dev");
  let built = process.env.MLIRKIT_WASM;
  if (!built) {
    const profile = dev ? "dev" : "wasm";
    const flags = "-C link-arg=-zstack-size=4194304";
    // The definitions of other projects are stored in files next to the module.
    run("cargo", ["build", "-p", "mlirkit-wasm", "--no-default-features", "--profile", profile, "--target", "wasm32-unknown-unknown"], {
      cwd: root,
      env: { ...process.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: flags },
    });
    const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
    built = path.join(target, "wasm32-unknown-unknown", dev ? "debug" : "wasm", "mlirkit_wasm.wasm");
  }
  if (dev) cpSync(built, out);
  else {
    // Use only features that every browser supports.
    const features = ["bulk-memory", "bulk-memory-opt", "extended-const", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
    // Of binaryen's passes, only these make the compressed module smaller. With `-Oz`, the module is a tenth smaller before compression, but
    // larger after it, and the build takes twenty times as long.
    const passes = ["--duplicate-function-elimination", "--remove-unused-module-elements"];
    run(process.env.WASM_OPT ?? bin("wasm-opt"), [...passes, ...features.map((one) => `--enable-${one}`), "--strip-debug", "--strip-producers", "--strip-target-features", built, "-o", out]);
  }
  console.log(`mlirkit.wasm: ${readFileSync(out).length} bytes${dev ? "" : `, ${packed(out)} with brotli`}`);
}

/** Returns the size of a file compressed with brotli. */
function packed(file) {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;
}

/**
 * Writes a definitions file for each project and for each family of LLVM's dialects. The page loads the file when a
 * module uses one of its dialects.
 */
function dialects() {
  const projects = path.join(root, "crates/mlirkit-projects/src");
  const out = path.join(here, "npm/dist/dialects");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // LLVM's dialects are grouped by family. The family `ml` is part of the module, because most models use it.
  const upstream = path.join(root, "crates/mlirkit-dialects/src");
  const families = {};
  for (const [, family, name] of readFileSync(path.join(upstream, "table.rs"), "utf8").matchAll(/#\[cfg\(feature = "(\w+)"\)\]\s+"(\w+)" \(/g)) {
    if (family === "ml") continue;
    const read = (file) => (existsSync(path.join(upstream, name, file)) ? readFileSync(path.join(upstream, name, file), "utf8") : "");
    (families[family] ??= {})[name] = read("checks.def") + read("directives.def") + read(`${name}.def`);
  }
  for (const [family, texts] of Object.entries(families)) definitions(out, family, texts);
  for (const project of readdirSync(projects, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name)) {
    const folder = path.join(projects, project);
    const names = readdirSync(folder).filter((name) => /^\w+\.def$/.test(name)).map((name) => name.slice(0, -4));
    if (names.length === 0) continue;
    const read = (name) => (existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), "utf8") : "");
    // Handwritten rules come first, as in the library.
    const texts = Object.fromEntries(names.sort().map((name) => [name, read(`${name}.checks.def`) + read(`${name}.def`)]));
    definitions(out, project, texts);
  }
}

/** Writes the definitions of several dialects to one file. */
function definitions(out, name, texts) {
  const file = path.join(out, `${name}.json`);
  writeFileSync(file, JSON.stringify(texts));
  console.log(`dialects/${name}.json: ${Object.keys(texts).length} dialects, ${packed(file)} bytes with brotli`);
}

/** Builds the notebook widget: a script that contains the page, and the compressed module and definitions next to it. */
async function widget(build) {
  const out = path.join(here, "npm/dist/widget");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const script = async (file, define = {}) => {
    const made = await build({ entryPoints: [path.join(here, "page", file)], bundle: true, format: "esm", target: "es2022", minify: true, write: false, logLevel: "error", external: ["node:fs/promises"], define: { WASM: '"./mlirkit.wasm"', ...define } });
    return made.outputFiles[0].text;
  };
  const [page, worker, layout] = await Promise.all([script("page.ts"), script("worker.ts"), script("graph/layout_worker.ts")]);
  const plain = (text) => text.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
  const document = readFileSync(path.join(here, "page/index.html"), "utf8")
    .replace('<link rel="stylesheet" href="page.css">', () => `<style>${readFileSync(path.join(here, "page/page.css"), "utf8")}</style>`)
    .replace('<script type="module" src="page.js"></script>', () => `<script>globalThis.mlirkitInline = ${plain(JSON.stringify({ worker, layout }))};</script>`)
    .replace("</body>", () => `<script type="module">${plain(page)}</script></body>`);
  writeFileSync(path.join(out, "widget.js"), await script("widget/widget.ts", { PAGE: JSON.stringify(document) }));
  writeFileSync(path.join(out, "mlirkit.wasm.gz"), gzipSync(readFileSync(path.join(here, "npm/dist/mlirkit.wasm"))));
  const folder = path.join(here, "npm/dist/dialects");
  const definitions = Object.fromEntries(readdirSync(folder).map((name) => [name.replace(/\.json$/, ""), JSON.parse(readFileSync(path.join(folder, name), "utf8"))]));
  writeFileSync(path.join(out, "dialects.json.gz"), gzipSync(JSON.stringify(definitions)));
}

/** Builds the page in `dist` and, for the npm package, in `npm/dist/page`. In the package, the page uses the module of the package. */
async function page() {
  const { build } = await import("esbuild");
  for (const [out, wasm] of [[path.join(here, "dist"), "./mlirkit.wasm"], [path.join(here, "npm/dist/page"), "../mlirkit.wasm"]]) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(path.join(out, "examples"), { recursive: true });
    await build({
      entryPoints: { page: path.join(here, "page/page.ts"), worker: path.join(here, "page/worker.ts"), layout: path.join(here, "page/graph/layout_worker.ts") },
      bundle: true, format: "esm", target: "es2022", minify: true, splitting: true, outdir: out, logLevel: "warning",
      external: ["node:fs/promises"], define: { WASM: JSON.stringify(wasm) },
    });
    for (const name of ["index.html", "page.css"]) cpSync(path.join(here, "page", name), path.join(out, name));
    for (const name of ["kernel.mlir", "mlp.vhlo.mlirbc", "weights.mlir"]) cpSync(path.join(root, "examples", name), path.join(out, "examples", name));
  }
  await widget(build);
  const out = path.join(here, "dist");
  cpSync(path.join(here, "npm/dist/mlirkit.wasm"), path.join(out, "mlirkit.wasm"));
  cpSync(path.join(here, "npm/dist/dialects"), path.join(out, "dialects"), { recursive: true });
  const first = ["index.html", "page.css", "page.js", "worker.js", ...chunks(out, ["page.js", "worker.js"])];
  const scripts = first.reduce((sum, name) => sum + packed(path.join(out, name)), 0);
  // A development build is not measured, because its size is meaningless and compressing it takes minutes.
  const module = path.join(out, "mlirkit.wasm");
  const known = statSync(module).size < 20_000_000 && packed(module);
  console.log(known ? `first load with brotli: ${scripts + known} bytes, of which the module has ${known}` : `page: ${scripts} bytes with brotli, and the module`);
}

/** Returns the scripts that are loaded at the start. */
function chunks(folder, names) {
  const found = new Set();
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), "utf8");
    for (const [, chunk] of text.matchAll(/(?:from|import)"\.\/(chunk-[^"]+)"/g)) if (!names.includes(chunk)) found.add(chunk);
  }
  const more = found.size > 0 ? chunks(folder, [...found]) : [];
  return [...new Set([...found, ...more])];
}

const only = process.argv.slice(2).find((word) => !word.startsWith("--"));
if (only !== "page") wasm();
dialects();
if (only !== "wasm" && only !== "page") run(bin("tsc"), ["-p", "npm"]);
if (only === "npm" || only === "wasm") process.exit(0);
if (existsSync(path.join(here, "page/page.ts"))) await page();
