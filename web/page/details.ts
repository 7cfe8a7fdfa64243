/** The details pane: the operation under the cursor, its definition, and the users of its values. */
import { documentation } from "./documentation.ts";
import { go, h } from "./dom.ts";
import type { State } from "./state.ts";
import type { Hover, OpId, Place, Uses } from "../npm/src/types.ts";

export function details(
  state: State, hover: Hover, uses: Uses, place: (place: Place) => void, everywhere?: () => void, visit?: (show: OpId, op: OpId) => void,
  inGraph = false,
): Node {
  const { op, value } = hover;
  const parts: (Node | false | null | "" | undefined)[] = [];
  if (value) {
    const from = value.from;
    const said = from && (from.argument !== undefined ? `argument ${from.argument} of ${from.of ?? "a block"}` : `result of ${from.name}`);
    parts.push(h("h2", {}, "Value"), h("dl", {}, h("dt", {}, "type"), h("dd", {}, value.type), said && [h("dt", {}, "from"), h("dd", {}, said)]));
  }
  if (uses.kind === "value") {
    parts.push(h("h3", {}, `${uses.users.length} uses`), h("ul", {},
      uses.definition && h("li", {}, go(`defined in line ${uses.definition.line + 1}`, () => place(uses.definition as Place))),
      uses.users.slice(0, 200).map((use) => h("li", {}, go(`line ${use.line + 1}`, () => place(use))))));
  }
  if (uses.kind === "symbol") {
    const { definition } = uses;
    parts.push(h("h2", {}, uses.name), definition
      ? h("p", {}, go(`go to ${definition.entry.name}`, () => void state.visit(definition.entry.op)), definition.entry.signature && h("p", {}, h("code", {}, definition.entry.signature)))
      : h("p", {}, "There is no such symbol in reach."));
    if (visit) parts.push(h("h3", {}, `${uses.users.length} uses`), h("ul", {}, uses.users.slice(0, 500).map((use) =>
      h("li", {}, go(use.path, () => visit(use.symbol ?? use.op, use.op))))));
    else if (definition) parts.push(h("p", {}, h("button", { type: "button", onclick: () => everywhere?.() }, "Find all uses")));
  }
  if (op) {
    const { row } = op;
    const names = (values: { name: string; constraint: string; many: string }[] | undefined, types: string[]) => types.map((type, at) => {
      const name = values && values.length === types.length ? values[at].name : "";
      return h("li", {}, name && `${name}: `, type);
    });
    if (!inGraph) parts.push(h("h2", {}, op.name));
    const page = documentation(op.name);
    if (page) parts.push(h("p", {}, h("a", { href: page, target: "_blank", rel: "noreferrer" }, `What ${op.name} does`)));
    parts.push(h("dl", {}, h("dt", {}, "path"), h("dd", {}, op.path), h("dt", {}, "location"), h("dd", {}, op.location)),
      op.operands.length > 0 && h("h3", {}, inGraph ? "Types of operands" : "Operands"), op.operands.length > 0 && h("ul", {}, names(row?.operands, op.operands)),
      op.results.length > 0 && h("h3", {}, inGraph ? "Types of results" : "Results"), op.results.length > 0 && h("ul", {}, names(row?.results, op.results)),
      op.attributes.length > 0 && h("h3", {}, "Attributes"),
      op.attributes.length > 0 && h("dl", {}, op.attributes.map(([name, text]) => [h("dt", {}, name), h("dd", {}, text, /dense<\.\.\.>|dense_resource</.test(text) && [" ", h("button", { type: "button", class: "small", onclick: () => {
        // The tensors view shows the data of this operation.
        state.setParams({ tensor: undefined, holder: op.op.join(".") });
        void state.show("tensors");
      } }, "numbers")])])));
    if (row) {
      const values = (title: string, list: { name: string; constraint: string; many: string }[]) =>
        list.length > 0 && [h("dt", {}, title), h("dd", {}, list.map((one) => `${one.name}: ${one.many ? `${one.many} ` : ""}${one.constraint}`).join(", "))];
      parts.push(h("h3", {}, "Definition"), h("dl", {}, values("operands", row.operands), values("results", row.results),
        row.attributes.length > 0 && [h("dt", {}, "attributes"), h("dd", {}, row.attributes.join(", "))],
        row.regions.length > 0 && [h("dt", {}, "regions"), h("dd", {}, row.regions.join(", "))],
        row.traits.length > 0 && [h("dt", {}, "traits"), h("dd", {}, row.traits.join(", "))],
        row.format && [h("dt", {}, "format"), h("dd", {}, row.format)]));
    } else parts.push(h("p", {}, "No dialect that is known here defines this operation."));
  }
  return h("div", {}, parts as Node[]);
}
