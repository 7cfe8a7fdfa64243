/** Chooses colours by kind of operation, or by number. */
import { FLAG, KIND, type Rows } from "./data.ts";

export interface Palette {
  back: string;
  panel: string;
  line: string;
  ink: string;
  faint: string;
  accent: string;
  mark: string;
  from: string;
  to: string;
  mono: string;
}

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    back: of("back"), panel: of("panel"), line: of("line"), ink: of("ink"), faint: of("faint"), accent: of("accent"), mark: of("mark"),
    from: of("value"), to: of("symbol"), mono: of("mono") || "monospace",
  };
}

/** The kinds of operations, each with a hue and a pattern for operation names. */
export const KINDS: [name: string, hue: number | undefined, rule: RegExp][] = [
  ["products, convolutions", 265, /\.(dot|dot_general|convolution|conv\w*|matmul|batch_matmul|\w*matmul\w*|matvec|mma\w*|wmma\w*|contract|contraction|gemm|fully_connected)(_v\d)?$|^triton.*dot|tt\.dot/],
  ["reductions, softmax", 330, /reduc|softmax|sum|argmax|\bsort|scan|norm/],
  ["control flow, calls", 20, /^(scf|cf|func|async|gpu\.launch|affine\.(for|if|parallel))|\.(while|if|case|call|for|br|cond_br|custom_call|invoke|map)(_v\d)?$|flow\.dispatch/],
  ["memory", 215, /^(memref|llvm\.(load|store|alloca|getelementptr)|bufferization|vector\.(load|store|transfer)|spirv\.(Load|Store|AccessChain|Variable))|\.(load|store|alloc\w*|dealloc\w*|subview|copy|gather|scatter|dma_\w+|async_copy\w*|dynamic_slice|dynamic_update_slice|extract_slice|insert_slice)(_v\d)?$/],
  ["shape", 185, /reshape|broadcast|transpose|slice|concat|pad|squeeze|expand|collapse|cast|convert|iota|\bdim\b|rank|tuple|reverse|bitcast|splat|empty|ext[fsu]i?$|trunc/],
  ["arithmetic", 130, /^(arith|math|complex|index|llvm\.(f?(add|sub|mul|div|cmp)|icmp))|\.(add\w*|sub\w*|mul\w*|div\w*|exp\w*|log\w*|tanh|sqrt|rsqrt|max\w*|min\w*|neg\w*|power|select|compare|cmp\w*|and|or|xor|not|clamp|floor|ceil|round\w*|sign|abs|cbrt|sine|cosine|tan|logistic|erf|gelu|relu|sigmoid|remainder|generic|elementwise|subtract|multiply|divide|maximum|minimum|negate|exponential\w*)(_v\d)?$/],
];
const REST = 35;

/** The kind of each operation name. `kindOf` returns -1 for constants, -2 for arguments, and -3 for operations of no listed kind. */
const known = new Map<string, number>();
export function kindOf(rows: Rows, row: number): number {
  if (rows.kind(row) === KIND.argument) return -2;
  if (rows.has(row, FLAG.constant)) return -1;
  const name = rows.text("name", row);
  let kind = known.get(name);
  if (kind === undefined) known.set(name, (kind = KINDS.findIndex(([, , rule]) => rule.test(name)) + 0));
  return kind < 0 ? -3 : kind;
}

export function kindName(kind: number): string {
  return kind === -1 ? "constants" : kind === -2 ? "arguments" : kind === -3 ? "others" : KINDS[kind][0];
}

export function kindColour(kind: number, dark: boolean): string {
  if (kind === -1) return dark ? "#3b4048" : "#e3e5e9";
  if (kind === -2) return dark ? "#4a4327" : "#fbf0cd";
  const hue = kind === -3 ? REST : KINDS[kind][1];
  const saturation = kind === -3 ? 6 : 45;
  return dark ? `hsl(${hue} ${saturation}% 27%)` : `hsl(${hue} ${saturation + (kind === -3 ? 4 : 25)}% ${kind === -3 ? 82 : 88}%)`;
}

/** Returns a colour, from pale to strong, for a share of the largest number. */
export function heat(share: number, dark: boolean): string {
  const part = Math.max(0, Math.min(1, share));
  return dark ? `hsl(${210 - 200 * part} ${30 + 45 * part}% ${20 + 18 * part}%)` : `hsl(${210 - 200 * part} ${50 + 40 * part}% ${94 - 24 * part}%)`;
}

/** Returns a strong colour for the index of a rule or of a list of equal groups. Neighbouring indices differ clearly. */
export function strong(index: number, dark: boolean): string {
  const hue = Math.round((35 + index * 137.5) % 360);
  return dark ? `hsl(${hue} 60% 30%)` : `hsl(${hue} 80% 78%)`;
}

/** Mixes a colour such as `#d04020` with white, or with black in dark mode, so that text on it can be read. */
export function soft(colour: string, dark: boolean): string {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g) ?? [];
  return `#${digits.map((pair) => Math.round(parseInt(pair, 16) * 0.5 + (dark ? 0 : 127)).toString(16).padStart(2, "0")).join("")}`;
}
