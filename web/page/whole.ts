/** Views of the whole file: the versions that can read an artifact, problems, and queries. */
import { go, h, requests, say, table } from "./dom.ts";
import type { State } from "./state.ts";
import { violations } from "./text_view.ts";
import type { QueryAnswer, StableHlo, StableHloUse } from "../npm/src/types.ts";

export async function problemsView(state: State, place: HTMLElement): Promise<void> {
  place.replaceChildren(h("p", {}, state.info.lazy ? "Reading and verifying all functions…" : "Verifying…"));
  const found = await violations(state);
  const warnings = state.info.warnings.map((warning) => h("p", {}, `warning: ${warning.message}`));
  if (found.length === 0) {
    place.replaceChildren(h("p", {}, "Nothing is wrong: the module verifies."), ...warnings);
    return;
  }
  say(`${found.length} problems`);
  place.replaceChildren(...warnings, table(`${found.length}${found.length === 1000 ? " or more" : ""} violations`, ["operation", "problem"],
    found.map((one) => [go(one.path, () => void state.visit(one.symbol ?? one.op, one.op, "text"), one.location), h("span", {}, one.message, one.notes.map((note) => h("p", {}, `note: ${note}`)))])));
}

function since(use: StableHloUse): string {
  if (!use.since) return "in no version";
  return use.until ? `${use.since} to ${use.until}` : `since ${use.since}`;
}

const versionsAsked = requests();

export async function stablehloView(state: State, place: HTMLElement, target?: string): Promise<void> {
  const newest = versionsAsked();
  const answer = await state.client.original<StableHlo>("stablehlo", { target });
  if (!newest()) return;
  const versions = [...new Set([answer.minimum, ...answer.log.map(([version]) => version), answer.current])].filter((version) => compare(version, answer.minimum) >= 0);
  versions.sort(compare);
  const pick = h("select", { "aria-label": "Version of StableHLO" }, versions.map((version) => h("option", { value: version }, version)));
  pick.value = target ?? answer.oldest ?? answer.current;
  pick.addEventListener("change", () => void stablehloView(state, place, pick.value));
  const reads = (version: string) => answer.oldest !== null && compare(version, answer.oldest) >= 0;
  place.className = "";
  place.replaceChildren(
    h("h2", {}, answer.version ? `Portable artifact of StableHLO ${answer.version}` : answer.madeForIt ? "As an artifact of the newest version" : "VHLO"),
    h("p", {}, answer.oldest ? `What is used in it exists since StableHLO ${answer.oldest}: readers of ${answer.oldest} and newer can read it.` : `No version up to ${answer.current} has everything that is used in it.`),
    h("p", {}, "Version ", pick, " ", h("button", { type: "button", onclick: () => void state.derive(`stablehlo ${pick.value}`) }, "View at this version"), " ",
      state.as && h("button", { type: "button", onclick: () => void state.derive(undefined) }, "View as it is")),
    answer.target ? verdict(answer) : "",
    table("What is used, newest first", ["kind", "name", "versions"],
      [...answer.uses].sort((one, other) => compare(other.since ?? "999.0.0", one.since ?? "999.0.0")).map((use) => [use.kind, use.name, since(use)])),
    h("h3", {}, "Versions"),
    table("What each version brought, and whether it can read this file", ["version", "reads it", "what it brought"],
      [...answer.log].reverse().map(([version, what]) => [version, reads(version) ? "yes" : "no", what])));
}

function verdict(answer: StableHlo): Node {
  const { target } = answer;
  if (!target) return h("p");
  if (target.reads) return h("p", {}, `StableHLO ${target.version} reads it as it is.`);
  return target.blockers.length === 0
    ? h("p", {}, `StableHLO ${target.version} has everything that is used; the file has to be written for it.`)
    : table(`What keeps StableHLO ${target.version} from reading it`, ["kind", "name", "versions", "what becomes of it"],
      target.blockers.map((use) => [use.kind, use.name, since(use), use.condition ? `${use.instead ?? "left out"}, ${use.condition}` : ""]));
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

let asked = "count by name";

export async function queryView(state: State, place: HTMLElement): Promise<void> {
  const input = h("input", { type: "text", value: asked, size: 60, spellcheck: false, "aria-label": "Query" });
  const out = h("div");
  const queries = requests();
  const run = async () => {
    const newest = queries();
    asked = input.value;
    try {
      const answer = await state.client.call<QueryAnswer>("query", { query: input.value });
      if (!newest()) return;
      const shown = (answer.rows ?? answer.operations ?? []).length;
      const many = (what: string) => `${answer.count?.toLocaleString("en")} ${what}${shown < (answer.count ?? 0) ? `, of which ${shown.toLocaleString("en")} are shown` : ""}`;
      if (answer.titles) out.replaceChildren(table(many("rows"), answer.titles, answer.rows ?? []));
      else if (answer.name !== undefined) out.replaceChildren(h("p", { class: "answer" }, `${answer.name}: ${typeof answer.value === "number" ? answer.value.toLocaleString("en") : answer.value ?? "none"}`));
      else if (answer.operations) out.replaceChildren(table(many("operations"), ["operation", "name"],
        answer.operations.map((op) => [go(op.path, () => void state.visit(op.symbol ?? op.op, op.op, "text")), op.name])));
      else out.replaceChildren(h("p", { class: "answer" }, `${answer.count?.toLocaleString("en")} operations`));
      say("answered");
    } catch (error) {
      if (newest()) out.replaceChildren(h("div", { class: "error", role: "alert" }, h("pre", {}, (error as Error).message)));
    }
  };
  const examples = ["count by name", "count by name | sort count desc | limit 10", 'op("arith.*")', 'op("func.call") | count', "users == 0 and results > 0", 'op("stablehlo.dot_general") | table path, types'];
  place.replaceChildren(h("form", { onsubmit: (event: Event) => { event.preventDefault(); void run(); } }, h("p", {}, input, " ", h("button", { type: "submit" }, "Ask"))),
    h("p", {}, "Such as: ", examples.map((text) => [go(text, () => { input.value = text; void run(); }), " · "])), out);
  await run();
}
