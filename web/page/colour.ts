const RULES: [RegExp, string][] = [
  [/\/\/.*/y, "comment"],
  [/"(?:[^"\\]|\\.)*"?/y, "string"],
  [/%[\w$.-]+(?:[:#]\d+)?/y, "value"],
  [/\^[\w$.-]+/y, "block"],
  [/@(?:"[^"]*"|[\w$.-]+)(?:::@(?:"[^"]*"|[\w$.-]+))*/y, "symbol"],
  [/![\w$.-]+/y, "type"],
  [/#[\w$.-]+/y, "attribute"],
  [/(?:tensor|memref|vector|complex|tuple|index|none|[su]?i\d+|bf16|tf32|f\d+\w*)\b/y, "type"],
  [/\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)(?=[^\w.]|x|$)/y, "number"],
  [/(?:true|false|unit|dense|dense_resource|array|affine_map|affine_set|loc|attributes|private|public|nested)\b/y, "keyword"],
  [/[A-Za-z_][\w$]*(?:\.[\w$]+)+/y, "op"],
  [/[A-Za-z_][\w$]*/y, "word"],
];

/** Colours a line. Returns its tokens as elements with CSS classes. */
export function colour(line: string): DocumentFragment {
  const out = document.createDocumentFragment();
  let plain = "";
  let at = 0;
  let first = true;
  const flush = () => {
    if (plain) out.append(plain);
    plain = "";
  };
  scan: while (at < line.length) {
    for (const [rule, kind] of RULES) {
      rule.lastIndex = at;
      const found = rule.exec(line);
      if (!found || found[0].length === 0) continue;
      let name = kind;
      // The first word of a line, or the first word after `=`, is the name of the operation.
      if (kind === "word") name = first ? "op" : "plain";
      if (kind === "string" && first && /^"[\w.$]+"$/.test(found[0])) name = "op";
      if (name === "plain") plain += found[0];
      else {
        flush();
        const span = document.createElement("span");
        span.className = `c-${name}`;
        span.textContent = found[0];
        out.append(span);
      }
      if (kind !== "value" && kind !== "comment") first = false;
      at += found[0].length;
      continue scan;
    }
    if (line[at] === "=") first = true;
    plain += line[at];
    at++;
  }
  flush();
  return out;
}
