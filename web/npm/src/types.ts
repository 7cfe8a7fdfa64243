/** An operation: the number of its body and its own. */
export type OpId = [body: number, op: number];

/** Where something is wrong: lines and columns count from 1. */
export interface Position {
  offset?: number;
  line?: number;
  column?: number;
  file?: string;
  byte?: number;
  section?: string | null;
  location?: string;
}

/** A message about a file. */
export interface Diagnostic {
  severity: "error" | "warning" | "remark" | "note";
  message: string;
  position: Position | null;
  notes: { message: string; position: Position | null }[];
}

/** How a file is opened. */
export interface OpenOptions {
  /** What messages and locations call it. */
  name?: string;
  /** Functions of bytecode, and those of text of a megabyte and more, are read when they are looked at: so are the errors in them. */
  lazy?: boolean;
  /** A portable artifact stays the VHLO that it is. */
  vhlo?: boolean;
  /** What belongs to no known dialect is refused. */
  strict?: boolean;
  /** Definitions and text as this LLVM release has them, such as "19". */
  release?: string;
  /** Properties as this LLVM release wrote them, whatever the producer string says. */
  producerRelease?: string;
}

/** What a function exported by JAX says about itself. */
export interface Exported {
  function: string;
  inputs: string[];
  outputs: string[];
  platforms: string[];
  devices: number;
  callingConvention: number;
}

/** What a file is. */
export interface FileInfo {
  name: string;
  size: number;
  form: "text" | "bytecode" | "artifact";
  exported: Exported | null;
  producer: string | null;
  format: number | null;
  version: string | null;
  asItIs: boolean;
  root: OpId | null;
  hasStableHlo: boolean;
  /** Whether functions are left that are read when they are looked at. */
  lazy: boolean;
  warnings: Diagnostic[];
}

/** An operation in the outline. */
export interface Entry {
  op: OpId;
  name: string;
  symbol: string | null;
  signature: string | null;
  visibility: string | null;
  loaded: boolean;
  empty: boolean;
  table: boolean;
  /** As a reference: `@a::@b`; empty if one of the operations around it has no name. */
  path: string;
}

export interface Outline {
  op: Entry;
  entries: Entry[];
  count: number;
}

/** How a text is printed. */
export interface PrintOptions {
  generic?: boolean;
  locations?: boolean;
  localScope?: boolean;
  /** Constants and resources with more elements are left out. */
  elide?: number;
}

export interface ViewOptions extends PrintOptions {
  op?: OpId;
  /** Without its regions. */
  head?: boolean;
}

/** A text that is kept in the instance and handed out line by line. */
export interface View {
  op: OpId;
  entry: Entry;
  lines: number;
  bytes: number;
  ops: number;
}

/** A place in the text of a view: the line from 0, the column and the length in bytes. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

export interface RowValue {
  name: string;
  constraint: string;
  many: string;
}

/** What the definition of an operation says. */
export interface Row {
  operands: RowValue[];
  results: RowValue[];
  attributes: string[];
  regions: string[];
  successors: string[];
  traits: string[];
  format: string | null;
}

export interface OpDetails {
  op: OpId;
  name: string;
  symbol: string | null;
  operands: string[];
  results: string[];
  attributes: [name: string, value: string][];
  location: string;
  row: Row | null;
  path: string;
}

export interface Hover {
  op: OpDetails | null;
  value: { range: Place; type: string; from: { op?: OpId; name?: string; argument?: number; of?: string } | null } | null;
}

export interface OpRef {
  op: OpId;
  symbol: OpId | null;
  name: string;
  path: string;
}

export type Uses =
  | { kind: "nothing" }
  | { kind: "value"; definition: Place | null; users: Place[] }
  | { kind: "symbol"; name: string; definition: { entry: Entry; path: string } | null; users: OpRef[] };

export interface Violation extends OpRef {
  message: string;
  location: string;
  notes: string[];
}

export interface Change {
  path: string;
  what: string;
  detail: string | null;
  old: string | null;
  new: string | null;
}

export interface QueryAnswer {
  count?: number;
  operations?: (OpRef & { reference: string })[];
  titles?: string[];
  rows?: string[][];
}

export interface Part {
  start: number;
  length: number;
  hex: string;
  depth: number;
  meaning: string;
  damaged: boolean;
}

export interface Dump {
  from: number;
  count: number;
  parts: Part[];
}

export interface SizeNode {
  name: string;
  bytes: number;
  count?: number;
  parts?: SizeNode[];
}

export interface Sizes extends SizeNode {
  madeForIt: boolean;
  locations: number;
  damage: { at: number; what: string }[];
}

export interface GraphNode {
  kind: "op" | "group" | "argument";
  label: string;
  symbol?: string | null;
  note?: string | null;
  types?: string[];
  op?: OpId;
  group: number | null;
}

export interface Graph {
  nodes: GraphNode[];
  edges: { from: number; to: number; type: string }[];
  title: Entry;
}

export interface Tensor {
  name: string;
  kind: "resource" | "constant";
  type: string | null;
  bytes: number | null;
}

export interface Histogram {
  type: string;
  count: number;
  least: number | null;
  largest: number | null;
  mean: number | null;
  zeros: number;
  notFinite: number;
  bars: number[];
  first: string[];
}

export interface NestedModule {
  bytes: number;
  base64: boolean;
  format: number;
  producer: string;
}

export interface StableHloUse {
  kind: "operation" | "attribute" | "type" | "dialect";
  name: string;
  since: string | null;
  until: string | null;
  instead?: string | null;
  condition?: string;
}

export interface StableHlo {
  madeForIt: boolean;
  version: string | null;
  producer: string;
  format: number;
  dialects: string[];
  operations: string[];
  oldest: string | null;
  uses: StableHloUse[];
  target: { version: string; reads: boolean; blockers: StableHloUse[] } | null;
  minimum: string;
  current: string;
  log: [version: string, what: string][];
}

/** The form of a file that is written. */
export type WriteOptions =
  | ({ format: "text" } & PrintOptions)
  | { format: "bytecode"; release?: string }
  | { format: "stablehlo"; version?: string };
