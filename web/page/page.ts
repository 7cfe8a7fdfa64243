/** The page: opens a file and shows views of it. No data leaves the machine. */
import { bytesView } from "./bytes.ts";
import { RELEASES, forget, textView } from "./text_view.ts";
import { Client, Refused } from "./client.ts";
import { colour } from "./colour.ts";
import { go, h, human, requests, say, singleLetters } from "./dom.ts";
import { diffView } from "./diff.ts";
import { errorBox } from "./errors.ts";
import { inline } from "./inline.ts";
import { locationsView } from "./locations.ts";
import { OutlineTree } from "./outline.ts";
import { searchView } from "./search_view.ts";
import { sizesView } from "./sizes.ts";
import { type Recent, download, forgetFile, keep, kept, recent, unpack } from "./source.ts";
import type { State } from "./state.ts";
import { nestedView, tensorsView } from "./tensors.ts";
import { problemsView, queryView, stablehloView } from "./whole.ts";
import type { Entry, FileInfo, OpId } from "../npm/src/types.ts";

const main = document.getElementById("main") as HTMLElement;
const title = document.getElementById("name") as HTMLElement;
const progress = document.getElementById("progress") as HTMLProgressElement;
const picker = document.getElementById("picker") as HTMLInputElement;
const url = document.getElementById("url") as HTMLInputElement;
const search = document.getElementById("search") as HTMLInputElement;

/** Example files to try. */
const EXAMPLES: [name: string, what: string][] = [
  ["mlp.vhlo.mlirbc", "a small network, an artifact of StableHLO"], ["kernel.mlir", "loops over memory, as text"], ["weights.mlir", "weights in resources"],
];

const VIEWS: [string, string, (state: State, place: HTMLElement, inside?: OpId) => Promise<void>, (info: FileInfo) => boolean][] = [
  ["text", "Text", textView, () => true],
  ["graph", "Graph", async (state, place, inside) => (await import("./graph/view.ts")).graphView(state, place, inside), () => true],
  ["bytes", "Bytes", bytesView, (info) => info.form !== "text"],
  ["sizes", "Sizes", sizesView, () => true],
  ["tensors", "Tensors", tensorsView, () => true],
  ["stablehlo", "StableHLO", (state, place) => stablehloView(state, place), (info) => info.hasStableHlo || info.form === "artifact"],
  ["nested", "Nested", nestedView, () => true],
  ["problems", "Problems", problemsView, () => true],
  ["diff", "Diff", diffView, () => true],
  ["query", "Query", queryView, () => true],
  ["locations", "Locations", locationsView, () => true],
  ["search", "Search", searchView, () => true],
];

let client: Client | undefined;
let state: State | undefined;
let view = "text";
/** Counters of requests to open a file, to show an operation, and to convert the file to another release. Only the
 * newest request of each kind takes effect, even if it is answered before an older one. */
const [openings, visits, derivations] = [requests(), requests(), requests()];
/** The timer that starts a search shortly after the last letter has been typed. */
let typing = 0;

/** Returns the parameters after the `#` in the URL: `op=@f&view=graph&url=...`. */
const link = () => new URLSearchParams(location.hash.slice(1));

function spelled(parts: URLSearchParams): string {
  return `#${parts.toString().replaceAll("%40", "@").replaceAll("%3A", ":").replaceAll("%2F", "/")}`;
}

function remember(): void {
  const parts = link();
  parts.set("view", view);
  const path = state?.entry.path ?? "";
  // The selection in one operation does not apply to another.
  if (path !== (parts.get("op") ?? "")) for (const name of ["node", "group"]) parts.delete(name);
  if (path) parts.set("op", path);
  else parts.delete("op");
  const hash = spelled(parts);
  if (hash !== location.hash) history.pushState(null, "", hash);
}

function welcome(): void {
  main.className = "empty";
  title.textContent = "";
  const list = h("div");
  main.replaceChildren(h("div", { class: "welcome" }, h("h2", {}, "Drop an MLIR file here"),
    h("p", {}, "Text, bytecode of any release, StableHLO artifacts, functions that JAX exported; also packed by gzip or zstd. The file is read in this browser and goes nowhere."),
    h("button", { type: "button", onclick: () => void pick() }, "Open file"),
    h("h3", {}, "Examples"), h("ul", {}, EXAMPLES.map(([name, what]) => h("li", {}, go(name, () => void fetchUrl(new URL(`examples/${name}`, location.href.split("#")[0]).href)), `: ${what}`))), list));
  void recent().then((files) => {
    if (files.length > 0) list.replaceChildren(h("h3", {}, "Opened before"), h("ul", {}, files.map((file) => h("li", {}, go(file.name, () => void again(file)), ` ${human(file.size)} `,
      h("button", { type: "button", class: "small", "aria-label": `Forget ${file.name}`, onclick: async () => { await forgetFile(file.id); if (list.isConnected) welcome(); } }, "forget")))));
  });
}

/** Opens a file from the list of recent files. */
async function again(file: Recent): Promise<void> {
  if (file.url) return fetchUrl(file.url);
  const newest = openings();
  const found = await kept(file.id);
  if (!newest()) return;
  if (!found) return show_error(file.name, new Error(`${file.name} is no longer kept here, or reading it was not allowed: choose it again`));
  replaceLink({ url: undefined, file: file.id });
  await open(found.blob, found.name);
}

/** Asks the user for a file. If the browser supports file handles, the file can be read again after a reload. */
async function pick(): Promise<void> {
  const ask = (window as { showOpenFilePicker?(): Promise<FileSystemFileHandle[]> }).showOpenFilePicker;
  if (!ask || navigator.webdriver) return picker.click();
  try {
    const [handle] = await ask();
    choose(await handle.getFile(), handle);
  } catch (error) {
    if ((error as Error).name !== "AbortError") picker.click();
  }
}

function replaceLink(params: Record<string, string | undefined>): void {
  const parts = link();
  for (const [name, value] of Object.entries(params)) value === undefined ? parts.delete(name) : parts.set(name, value);
  history.replaceState(null, "", spelled(parts));
}

function show_error(name: string, error: unknown, blob?: Blob): void {
  main.className = "";
  main.style.display = "block";
  main.style.overflow = "auto";
  main.replaceChildren(errorBox(error, blob, `${name} cannot be shown`));
}

/** Shows the beginning of a large file while it is being read. */
async function preview(mine: Client, blob: Blob): Promise<void> {
  if (blob.size < 2_000_000) return;
  const head = new Uint8Array(await blob.slice(0, 16_384).arrayBuffer());
  const binary = head.subarray(0, 512).some((byte) => byte === 0);
  const content = binary
    ? Array.from({ length: 64 }, (_, row) => `${(row * 16).toString(16).padStart(8, "0")}  ${[...head.subarray(row * 16, row * 16 + 16)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ")}`)
    : new TextDecoder().decode(head).split("\n").slice(0, 60).map((line) => line.slice(0, 300));
  if (mine !== client || main.className !== "empty") return;
  main.style.display = "block";
  main.style.overflow = "auto";
  main.replaceChildren(h("p", { class: "note" }, `${human(blob.size)}: this is how the file begins. It is still being read.`),
    h("pre", { class: "raw", id: "preview" }, content.map((line) => [binary ? line : colour(line), "\n"])));
}

async function open(given: Blob, called: string, source?: Uint8Array, release = link().get("release") ?? undefined): Promise<void> {
  openings();
  client?.end();
  client = new Client();
  const mine = client;
  state = undefined;
  let [blob, name] = [given, called];
  forget();
  title.textContent = `${name}: reading`;
  progress.hidden = false;
  progress.value = 0;
  welcomeAway();
  try {
    ({ blob, name } = await unpack(given, called));
    if (mine !== client) return;
    void preview(mine, blob);
    const { info } = await mine.open(source ? { bytes: source } : { file: blob }, { name, lazy: true, ...(release && { release }) }, (share) => {
      if (share < 1) progress.value = share;
      else progress.removeAttribute("value");
      title.textContent = share < 1 ? `${name}: ${Math.round(share * 100)} % read` : `${name}: parsing ${human(blob.size)}`;
    });
    if (mine !== client) return;
    await arrange(mine, { ...info, readAs: release }, blob, undefined);
  } catch (error) {
    if (mine !== client) return;
    title.textContent = name;
    // Text from another release may be valid in that release.
    const placed = error instanceof Refused && error.diagnostics.some((one) => one.position?.line !== undefined);
    const other = placed && !release && !source ? await readsAs(mine, blob, name) : undefined;
    if (mine !== client) return;
    if (other) {
      await open(given, called, undefined, other);
      return;
    }
    rawView(mine, name, error, blob, release, (next) => {
      replaceLink({ release: next });
      void open(given, called, source, next);
    });
  } finally {
    if (mine === client) progress.hidden = true;
  }
}

/** Returns a release other than LLVM 22 that can read a text, trying the newest first. `undefined` if there is none,
 * or if the file has more than four megabytes. */
async function readsAs(mine: Client, blob: Blob, name: string): Promise<string | undefined> {
  if (blob.size > 4_000_000) return undefined;
  for (const release of ["24", "23", "21", "20", "19", "18", "17", "16"]) {
    try {
      await mine.open({ file: blob }, { name, lazy: true, release }, () => {});
      return release;
    } catch (error) {
      if (mine !== client) return undefined;
      if (!(error instanceof Refused)) throw error;
    }
  }
  return undefined;
}

/** Shows a file that cannot be parsed: the error, a choice of releases, and the text, if it is text. */
function rawView(mine: Client, name: string, error: unknown, blob: Blob, release: string | undefined, as: (release: string | undefined) => void): void {
  const placed = error instanceof Refused ? error.diagnostics.find((one) => one.position?.line !== undefined) : undefined;
  show_error(name, error, placed ? undefined : blob);
  if (!placed) return;
  const pick = h("select", { "aria-label": "Read as which release" }, h("option", { value: "" }, "what it shows, or LLVM 22"), RELEASES.map((one) => h("option", { value: one }, `LLVM ${one}`)));
  pick.value = release ?? "";
  pick.addEventListener("change", () => as(pick.value || undefined));
  main.append(h("p", { class: "note" }, "Read as ", pick));
  void import("./raw.ts").then(({ rawText }) => rawText(mine, main, blob, name, placed)).then((shown) => {
    // For a file that is too large or not text, only the surroundings of the error are shown.
    if (!shown && mine === client) show_error(name, error, blob);
  }).catch((other) => mine === client && main.append(h("p", {}, (other as Error).message)));
}

function welcomeAway(): void {
  main.className = "empty";
  main.style.display = "";
  main.style.overflow = "";
  main.replaceChildren(h("p", { role: "status" }, "Reading…"));
}

/** Adds the outline, the views and the details of a file to the page. */
async function arrange(mine: Client, info: FileInfo, blob: Blob, as: string | undefined, file = info, wanted = link().get("op")): Promise<void> {
  const details = h("aside", { class: "details", "aria-label": "Details" }, h("p", {}, "Click a name in the text to see what it is."));
  let place = h("div", { id: "view", role: "tabpanel" });
  const tabs = h("div", { role: "tablist", "aria-label": "Views" });
  const own: State = {
    client: mine, file, info, blob, as, entry: undefined as unknown as Entry,
    async visit(op, inside, next) {
      if (next) view = next;
      const newest = visits();
      const { op: entry } = await mine.call<{ op: Entry }>("outline", { op, head: true });
      if (!newest() || state !== own) return;
      own.entry = entry;
      tree.choose(entry);
      await render(inside);
    },
    async visitSymbol(path, next) {
      const newest = visits();
      const { entry } = await mine.call<{ entry: Entry }>("find", { path });
      if (newest()) await own.visit(entry.op, undefined, next);
    },
    async show(next) {
      view = next;
      await render();
    },
    async openBytes(bytes, name) {
      history.pushState(null, "", "#");
      view = "text";
      await open(new Blob([bytes as BlobPart]), name, bytes);
    },
    async derive(next) {
      const newest = derivations();
      progress.hidden = !next;
      progress.removeAttribute("value");
      if (!next) {
        mine.use(0);
        return arrange(mine, file, blob, undefined, file, own.entry.path);
      }
      try {
        const [kind, version] = next.split(" ");
        const write = kind === "llvm" ? { format: "bytecode", release: version } : { format: "stablehlo", version };
        const options = { name: `${file.name} (${kind === "llvm" ? "LLVM" : "StableHLO"} ${version})`, ...(kind === "llvm" ? { release: version } : { vhlo: true }) };
        const made = await mine.derive(write, options);
        if (!newest()) return mine.close(made.handle);
        mine.use(made.handle);
        await arrange(mine, made.info, blob, next, file, own.entry.path);
      } catch (error) {
        if (!newest()) return;
        mine.use(0);
        await arrange(mine, file, blob, undefined, file, own.entry.path);
        const box = h("div", { class: "error", role: "alert" }, h("h2", {}, `It cannot be shown as ${next}`), h("pre", {}, (error as Error).message),
          h("p", {}, "Something that is used in it does not exist there. The file as it is follows."));
        document.getElementById("view")?.prepend(box);
      } finally {
        if (newest()) progress.hidden = true;
      }
    },
    param: (name) => link().get(name),
    setParams: replaceLink,
    details: (content) => details.replaceChildren(grip("--right", -1, "Width of the details"), content),
  };
  const tree = new OutlineTree(own);
  let drawn = "";

  async function render(inside?: OpId): Promise<void> {
    // The view shown now was requested after the text in the search field was typed, so cancel the search.
    clearTimeout(typing);
    const known = VIEWS.find(([name, , , has]) => name === view && has(info)) ?? VIEWS[0];
    view = known[0];
    for (const tab of tabs.children) {
      const selected = (tab as HTMLElement).dataset.view === view;
      tab.setAttribute("aria-selected", String(selected));
      (tab as HTMLElement).tabIndex = selected ? 0 : -1;
      if (selected) {
        place.setAttribute("aria-labelledby", tab.id);
        tab.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }
    // Until the first operation has been found, only the view is chosen.
    if (!own.entry) return;
    // Each rendering writes into its own element, so a late answer to an earlier rendering changes nothing on the
    // screen.
    const fresh = h("div", { id: "view", role: "tabpanel", class: place.className, "aria-labelledby": place.getAttribute("aria-labelledby") ?? "" });
    fresh.append(...place.childNodes);
    place.replaceWith(fresh);
    place = fresh;
    const beside = view === "text" || view === "graph";
    main.classList.toggle("alone", !beside);
    details.hidden = !beside;
    remember();
    place.className = "";
    if (drawn !== view) place.replaceChildren(h("p", {}, "Working…"));
    drawn = view;
    try {
      await known[2](own, fresh, inside);
    } catch (error) {
      fresh.className = "";
      fresh.replaceChildren(errorBox(error, as ? undefined : blob));
      if (!(error instanceof Refused)) throw error;
    }
  }

  for (const [name, label, , has] of VIEWS) {
    if (!has(info)) continue;
    const tab = h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "view" }, label);
    tab.dataset.view = name;
    tab.addEventListener("click", () => {
      view = name;
      void render();
    });
    tabs.append(tab);
  }
  tabs.addEventListener("keydown", (event) => {
    const all = [...tabs.children] as HTMLElement[];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = event.key === "ArrowRight" ? all[at + 1] : event.key === "ArrowLeft" ? all[at - 1] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });

  main.className = "";
  main.style.display = "";
  main.style.overflow = "";
  tree.element.append(grip("--left", 1, "Width of the outline"));
  main.replaceChildren(tree.element, h("section", { class: "middle", "aria-label": "View" }, notes(info, blob), as ? h("p", { class: "note" }, `Shown as ${as.replace("llvm", "LLVM").replace("stablehlo", "StableHLO")}. `,
    h("button", { type: "button", onclick: () => void own.derive(undefined) }, "As it is")) : "", tabs, place), details);
  state = own;
  title.textContent = describe(file);
  document.title = `${file.name}: mlirkit`;
  view = link().get("view") ?? view;
  const untouched = visits();
  const items = await tree.start();
  let first: Entry | undefined;
  if (wanted) {
    try {
      first = (await mine.call<{ entry: Entry }>("find", { path: wanted })).entry;
    } catch {
      say(`${wanted} is not in this file`);
    }
  }
  // A small file is shown completely. For a larger file, its first function is shown.
  first ??= info.size < 1_000_000 ? items[0].entry : (items.find(({ entry }) => entry.symbol !== null && !entry.empty && !entry.table && entry.signature?.startsWith("("))?.entry ?? items[0].entry);
  // The reader may have chosen an operation in the outline already.
  if (untouched()) await own.visit(first.op);
  say(`${file.name} is open`);
}

/** Creates the edge of a pane, which can be moved with the pointer or the arrow keys. */
function grip(name: string, direction: number, label: string): HTMLElement {
  const line = h("div", { class: "grip", role: "separator", tabIndex: 0, "aria-orientation": "vertical", "aria-label": label, "aria-valuemin": 120, "aria-valuemax": 900 });
  const now = () => line.parentElement?.offsetWidth ?? 260;
  const set = (width: number) => {
    const kept = Math.round(Math.max(120, Math.min(900, innerWidth * 0.6, width)));
    main.style.setProperty(name, `${kept}px`);
    line.setAttribute("aria-valuenow", String(kept));
  };
  line.setAttribute("aria-valuenow", "260");
  line.addEventListener("pointerdown", (event) => {
    const [x, width] = [event.clientX, now()];
    line.setPointerCapture(event.pointerId);
    const move = (event: PointerEvent) => set(width + direction * (event.clientX - x));
    line.addEventListener("pointermove", move);
    line.addEventListener("pointerup", () => line.removeEventListener("pointermove", move), { once: true });
    event.preventDefault();
  });
  line.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    set(now() + direction * (event.key === "ArrowRight" ? 20 : -20));
    event.preventDefault();
    event.stopPropagation();
  });
  return line;
}

/** Returns notes about how the file was read, and the offer to keep a local file. */
function notes(info: FileInfo, blob: Blob): (Node | "")[] {
  const all: (Node | "")[] = [];
  if (info.readAs) {
    all.push(h("p", { class: "note" }, `Read as text of LLVM ${info.readAs}. `, h("button", { type: "button", onclick: () => { replaceLink({ release: undefined }); void open(blob, info.name, undefined, "22"); } }, "Read as LLVM 22")));
  }
  if (offered && !link().get("url") && !link().get("file")) {
    const { blob: file, name, handle } = offered;
    const note = h("p", { class: "note" }, "A reload of this page loses the file. ",
      h("button", { type: "button", onclick: async () => {
        const id = crypto.randomUUID();
        try {
          await keep({ id, name, size: file.size, when: Date.now(), ...(handle ? { handle } : { blob: file }) });
          replaceLink({ file: id });
          note.replaceChildren("The file is kept in this browser: a reload opens it again.");
        } catch (error) {
          note.replaceChildren(`The browser does not keep it: ${(error as Error).message}`);
        }
      } }, "Keep it in this browser"), " ", h("button", { type: "button", onclick: () => note.remove() }, "No"));
    all.push(note);
  }
  return all;
}

function describe(info: FileInfo): string {
  const kind = info.exported ? `${info.exported.function}, exported by JAX` : info.form === "artifact" ? `artifact of StableHLO ${info.version}` : info.form === "bytecode" ? `bytecode ${info.format}, ${info.producer}` : "text";
  return `${info.name}: ${kind}, ${human(info.size)}${info.lazy ? ", functions are read when they are looked at" : ""}`;
}

let offered: { blob: Blob; name: string; handle?: FileSystemFileHandle } | undefined;

async function fetchUrl(address: string): Promise<void> {
  const newest = openings();
  client?.end();
  client = state = undefined;
  try {
    offered = undefined;
    title.textContent = `${address}: on its way`;
    welcomeAway();
    progress.hidden = false;
    progress.removeAttribute("value");
    const blob = await download(address, (bytes, of) => {
      if (!newest()) return;
      if (of) progress.value = bytes / of;
      title.textContent = `${address}: ${human(bytes)}${of ? ` of ${human(of)}` : ""}`;
    });
    if (!newest()) return;
    replaceLink({ url: address, file: undefined });
    const name = decodeURIComponent(new URL(address, location.href).pathname.split("/").pop() || address);
    void keep({ id: address, name, size: blob.size, when: Date.now(), url: address }).catch(() => {});
    await open(blob, name);
  } catch (error) {
    if (!newest()) return;
    progress.hidden = true;
    title.textContent = "";
    show_error(address, error);
  }
}

function choose(file: File, handle?: FileSystemFileHandle): void {
  offered = { blob: file, name: file.name, handle };
  replaceLink({ url: undefined, file: undefined, op: undefined, node: undefined, group: undefined, release: undefined, view: undefined, q: undefined });
  view = "text";
  void open(file, file.name);
}

function theme(next?: string, wanted?: string): void {
  const known = next ?? wanted ?? localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  document.documentElement.dataset.theme = known;
  if (next) localStorage.setItem("theme", next);
}

function keys(): void {
  const dialog = document.getElementById("keys") as HTMLDialogElement;
  const rows = [["/", "search the module"], ["o", "open a file"], ["1 to 9, 0", "views"], ["f", "to the filter of symbols"], ["t", "to the text"], ["g", "the same operation in the graph"], ["arrows, Page, Home, End", "move in text, outline and graph"],
    ["left, right", "from name to name in the text"], ["Enter", "go to the definition; open the chosen entry; open or close a group of the graph"], ["u", "list uses"], ["w", "all of the long strings and attributes in a line, or their beginnings"], ["Alt+left", "back to the place before the definition"],
    ["+, −, 0", "larger, smaller, fit (graph)"], ["Escape", "choose nothing (graph)"], ["d", "dark or light"], ["?", "this list"]];
  const single = h("input", { type: "checkbox", checked: singleLetters() });
  single.addEventListener("change", () => singleLetters(single.checked));
  dialog.replaceChildren(h("h2", {}, "Keys"), h("table", {}, rows.map(([key, what]) => h("tr", {}, h("td", {}, h("kbd", {}, key)), h("td", {}, what)))),
    h("p", {}, h("label", {}, single, " single keys do something (o, f, t, d, g, u, w, ?, digits)")),
    h("form", { method: "dialog" }, h("button", { type: "submit" }, "Close")));
  dialog.showModal();
}

document.getElementById("open")?.addEventListener("click", () => void pick());
document.getElementById("help")?.addEventListener("click", keys);
document.getElementById("theme")?.addEventListener("click", () => theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
picker.addEventListener("change", () => picker.files?.[0] && choose(picker.files[0]));
document.getElementById("fetch")?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (url.value) {
    replaceLink({ op: undefined, node: undefined, group: undefined, release: undefined, view: undefined, q: undefined });
    view = "text";
    void fetchUrl(url.value);
  }
});
document.getElementById("find")?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!state) return say("no file is open");
  replaceLink({ q: search.value || undefined });
  void state.show("search");
});
search.addEventListener("input", () => {
  clearTimeout(typing);
  // Small modules are searched while the user is typing.
  if (!state || state.file.size > 2_000_000) return;
  typing = window.setTimeout(() => {
    if (!state || search.value.length < 2) return;
    replaceLink({ q: search.value });
    void state.show("search");
  }, 250);
});
search.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector<HTMLElement>("#view .text, #view canvas[role], #view button")?.focus();
});
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("over");
});
addEventListener("dragleave", () => document.body.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("over");
  const item = event.dataTransfer?.items[0] as (DataTransferItem & { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> }) | undefined;
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  const newest = openings();
  const asked = item?.getAsFileSystemHandle?.() ?? Promise.resolve(null);
  void asked.catch(() => null).then((handle) => newest() && choose(file, handle?.kind === "file" ? (handle as FileSystemFileHandle) : undefined));
});
addEventListener("popstate", () => {
  if (!state) return;
  const parts = link();
  view = parts.get("view") ?? view;
  const wanted = parts.get("op");
  search.value = parts.get("q") ?? "";
  if (!wanted && !state.entry) return;
  void (wanted ? state.visitSymbol(wanted) : state.visit(state.entry.op)).catch((error) => say((error as Error).message));
});
addEventListener("keydown", (event) => {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "/") {
    search.focus();
    search.select();
    event.preventDefault();
    return;
  }
  if (!singleLetters()) return;
  const tabs = [...document.querySelectorAll<HTMLElement>("[role='tab']")];
  if (event.key === "o") void pick();
  else if (event.key === "?") keys();
  else if (event.key === "d") theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  else if (event.key === "f") document.querySelector<HTMLElement>(".outline input")?.focus();
  else if (event.key === "t") document.querySelector<HTMLElement>(".text")?.focus();
  else if (/^\d$/.test(event.key)) tabs[(Number(event.key) + 9) % 10]?.click();
  else return;
  event.preventDefault();
});

/**
 * Whether the page is embedded in another page. In that case it has no header, and accepts files and a module that the
 * other page sends.
 */
const embedded = link().get("embedded") !== null && window.parent !== window;
if (embedded) {
  document.body.classList.add("embedded");
  addEventListener("message", (event) => {
    if (event.source !== window.parent) return;
    if (event.data?.mlirkit === "module" && inline) {
      const encoder = new TextEncoder();
      const definitions = Object.fromEntries(Object.entries(event.data.definitions as Record<string, unknown>).map(([project, texts]) => [project, encoder.encode(JSON.stringify(texts))]));
      inline.ready = WebAssembly.compile(event.data.module).then((module) => ({ module, definitions }));
    }
    if (event.data?.mlirkit !== "open" || !(event.data.bytes instanceof Uint8Array)) return;
    void open(new Blob([event.data.bytes]), String(event.data.name ?? "module.mlir"));
  });
  window.parent.postMessage({ mlirkit: "ready" }, "*");
}

theme(undefined, link().get("theme") ?? undefined);
welcome();
search.value = link().get("q") ?? "";
const [address, file] = [link().get("url"), link().get("file")];
if (address) void fetchUrl(address);
else if (file) {
  const newest = openings();
  void kept(file).then((found) => {
    if (!newest()) return;
    if (found) return open(found.blob, found.name);
    replaceLink({ file: undefined });
    say("the file that was open is no longer kept");
  });
}
