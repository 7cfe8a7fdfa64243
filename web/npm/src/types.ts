/** Identifies an operation: the number of its body, and its number in that body. */
export type OpId = [body: number, op: number];

/** The position of an error. Lines and columns are counted from 1. */
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

/** Options for opening a file. */
export interface OpenOptions {
  /** The name of the file in messages and locations. */
  name?: string;
  /** Whether to load functions on first access, in bytecode and in text of at least one megabyte. An error in a
   * function is then reported on its first access. */
  lazy?: boolean;
  /** Whether to keep a portable artifact as VHLO. By default it is converted to StableHLO. */
  vhlo?: boolean;
  /** Whether operations, attributes and types of unknown dialects are errors. */
  strict?: boolean;
  /** The LLVM release that the file follows in its definitions and text syntax, such as "19". */
  release?: string;
  /** The LLVM release that encoded the properties, even if the producer string names another. */
  producerRelease?: string;
}

/** Facts about a function that was exported by JAX. */
export interface Exported {
  function: string;
  inputs: string[];
  outputs: string[];
  platforms: string[];
  devices: number;
  callingConvention: number;
}

/** Facts about a file. */
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
  /** Whether some functions have not been loaded yet. */
  lazy: boolean;
  warnings: Diagnostic[];
  /** The release that the page chose for reading the file. */
  readAs?: string;
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
  /** A symbol reference such as `@a::@b`; empty if an enclosing operation has no name. */
  path: string;
}

export interface Outline {
  op: Entry;
  entries: Entry[];
  count: number;
}

/** Options for printing. */
export interface PrintOptions {
  generic?: boolean;
  locations?: boolean;
  localScope?: boolean;
  /** Constants and resources with more elements than this are elided. */
  elide?: number;
}

export interface ViewOptions extends PrintOptions {
  op?: OpId;
  /** Whether to omit regions. */
  head?: boolean;
}

/** Printed text that is kept in the instance and read line by line. */
export interface View {
  op: OpId;
  entry: Entry;
  lines: number;
  bytes: number;
  ops: number;
}

/** A position in the text of a view. The line is counted from 0; column and length are in bytes. */
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

/** The definition of an operation. */
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

/** The result of a query: operations, a table, or a single value with its name. */
export interface QueryAnswer {
  /** The number of operations or rows, of which only the first 5,000 are included. */
  count?: number;
  operations?: (OpRef & { reference: string })[];
  titles?: string[];
  rows?: string[][];
  name?: string;
  value?: string | number | null;
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

/** The graph of an operation's regions. It has one row per operation, region and argument, in file order. */
export interface GraphData {
  /** The strings to which columns refer by index. The string at index 0 is empty. */
  strings: string[];
  /** The operation of the row, as in `OpId`; 0xffffffff for a region or an argument. */
  body: Uint32Array;
  op: Uint32Array;
  /** The index of the enclosing row; 0xffffffff for the first row. */
  parent: Uint32Array;
  /** 0 operation, 1 operation with regions, 2 region or block, 3 argument, 4 function that is not loaded. */
  kind: Uint32Array;
  name: Uint32Array;
  symbol: Uint32Array;
  /** The value of a constant, or the callee of a call. */
  note: Uint32Array;
  /** The type of the first result. */
  type: Uint32Array;
  /** The number of results. */
  results: Uint32Array;
  /** The name in the location of the row. */
  scope: Uint32Array;
  file: Uint32Array;
  line: Uint32Array;
  /** A sum of 1 for a constant, 2 for a small constant, and 4 for a terminator. */
  flags: Uint32Array;
  /** The attributes of the operation, one a line. The string is empty if they were not requested. */
  attributes: Uint32Array;
  /** The size of the results in bytes. */
  bytes: Float64Array;
  /** The number of floating-point operations, estimated from the types. */
  flops: Float64Array;
  edges: { from: Uint32Array; to: Uint32Array; result: Uint32Array; operand: Uint32Array; type: Uint32Array };
}

/** A search result. */
export interface Hit extends OpRef {
  detail: string;
}

/** The matches in names, symbols, attributes, types and locations. */
export interface Found {
  kinds: { kind: "symbol" | "operation" | "attribute" | "type" | "location"; count: number; hits: Hit[] }[];
  /** The number of functions that could not be searched, because they cannot be read. */
  unread: number;
}

/** The matches in the printed text. `next` is where the search continues. */
export interface FoundText {
  hits: Hit[];
  count: number;
  next: number | null;
  total: number;
}

/** The locations in a module. Each entry has the number of operations, the first operation, and the enclosing symbol. */
export interface Locations {
  total: number;
  unknown: number;
  cut: boolean;
  lines: [file: string, line: number, count: number, op: OpId, symbol: OpId | null][];
  names: [name: string, count: number, op: OpId, symbol: OpId | null][];
}

/** The bytes of bytecode, by function, operation, location name and line. */
export interface Owners {
  bytes: number;
  /** The bytes that belong to no single operation: names, types and shared attributes. */
  shared: number;
  rows: [symbol: string, op: string, name: string, file: string, line: number, bytes: number, count: number, first: OpId][];
}

export interface Tensor {
  name: string;
  kind: "resource" | "constant";
  type: string | null;
  bytes: number | null;
  /** The first operation that holds the tensor, its label, and the operations that use its results. */
  owner: (OpRef & { label: string | null; users: OpRef[] }) | null;
  owners: number;
}

/** A sample of the numbers in a tensor: some rows and columns of a slice of the last two dimensions. */
export interface Values {
  /** The sizes of the dimensions. If the type's shape does not match the data, a single size: the number of
   * elements. */
  shape: number[];
  /** Whether the values are the absolute values of complex numbers. */
  complex: boolean;
  slices: number;
  slice: number;
  rows: number[];
  columns: number[];
  values: (number | null)[][];
}

export interface Histogram {
  type: string;
  /** Whether the values are the absolute values of complex numbers. */
  complex: boolean;
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
  /** The number of the module: `1`, or `1.2` for a module inside module 1. */
  number: string;
  /** The path of the operation or resource that contains the module, and the position inside it. */
  path: string;
  place: string | null;
  bytes: number;
  base64: boolean;
  encoding: "bytecode" | "base64" | "text";
  /** The bytecode version; null for text. `producer` is the producer string. */
  format: number | null;
  producer: string | null;
  /** The reason why the module cannot be read; null if it can be read. */
  error: string | null;
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

/** The format of an encoded file. */
export type WriteOptions =
  | ({ format: "text" } & PrintOptions)
  | { format: "bytecode"; release?: string }
  | { format: "stablehlo"; version?: string };
