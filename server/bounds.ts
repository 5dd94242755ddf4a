import { UnusableFileError } from "./csv.ts";

/**
 * What a file of 50 MB may hold so that reading it takes no more memory than docs/running.md says.
 * Real menus stay far below: a row of theirs has a hundred bytes and more, some forty columns or
 * members, and the same names as every other row.
 */
const MOST = {
  /** Lists and objects within each other; a menu has about ten. A parser takes memory for each. */
  depth: 64,
  /** Lists and objects. */
  containers: 2_000_000,
  /** Values of lists and objects. */
  values: 5_000_000,
  /** Names of members that differ: an object with millions takes gigabytes, and minutes. */
  names: 100_000,
  columns: 300,
  cells: 20_000_000,
} as const;

/** Rows of one file, accepted or not: each that is rejected is reported. */
const MOST_ROWS = 270_000;

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Looks a text through before anything is made of it: JSON for how deep and how much is in it, CSV
 * for its columns and cells. Whether it is well-formed is the parser's to say.
 *
 * @param content UTF-8
 * @returns why it is refused, as the end of a sentence; `null` when it may be parsed
 */
export function beyondBounds(content: Uint8Array): string | null {
  const first = content.find(
    (byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf,
  );
  return first === OPEN_LIST || first === OPEN_OBJECT ? jsonBeyond(content) : csvBeyond(content);
}

/** The same for what can only be JSON. */
export function jsonBeyond(content: Uint8Array): string | null {
  let depth = 0;
  let containers = 0;
  let values = 0;
  /** Hash of the last text: of a member's name, once its colon comes. */
  let text = 0;
  const names = new Set<number>();
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === QUOTE) {
      text = 0;
      for (at += 1; at < content.length && content[at] !== QUOTE; at += 1) {
        if (content[at] === BACKSLASH) at += 1;
        text = (Math.imul(text, 31) + (content[at] ?? 0)) | 0;
      }
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      containers += 1;
      if (depth > MOST.depth) return `nests lists and objects deeper than ${many(MOST.depth)}`;
      if (containers > MOST.containers)
        return `holds more than ${many(MOST.containers)} lists and objects`;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    } else if (byte === COMMA) {
      values += 1;
      if (values > MOST.values) return `holds more than ${many(MOST.values)} values`;
    } else if (byte === COLON) {
      names.add(text);
      if (names.size > MOST.names) return `has more than ${many(MOST.names)} names of members`;
    }
  }
  return null;
}

/** Commas and line ends within quotes count, too: what is meant is an order of magnitude. */
function csvBeyond(content: Uint8Array): string | null {
  let cells = 0;
  let rows = 0;
  for (const byte of content) {
    if (byte !== COMMA && byte !== NEWLINE) continue;
    cells += 1;
    if (byte === NEWLINE) rows += 1;
    if (rows === 0 && cells > MOST.columns) return `has more than ${many(MOST.columns)} columns`;
    if (cells > MOST.cells) return `holds more than ${many(MOST.cells)} cells`;
    if (rows > MOST_ROWS) return TOO_MANY_ROWS;
  }
  return null;
}

/**
 * The rows of a list, in which each entry may have several.
 *
 * @param readEntry reads one, with its number from 1
 * @throws UnusableFileError as soon as there are more than {@link MOST_ROWS}: the rest is not read
 */
export function rowsOf<Entry, Row>(
  entries: readonly Entry[],
  readEntry: (entry: Entry, row: number) => readonly Row[],
): Row[] {
  const rows: Row[] = [];
  for (const [at, entry] of entries.entries()) {
    for (const row of readEntry(entry, at + 1)) rows.push(row);
    if (rows.length > MOST_ROWS) throw new UnusableFileError(TOO_MANY_ROWS);
  }
  return rows;
}

const many = (number: number) => number.toLocaleString("en-US");

const TOO_MANY_ROWS = `holds more than ${many(MOST_ROWS)} rows; split it`;
