import { CsvError, parse } from "csv-parse/sync";

/** Nothing of a file can be read. The message is one line for the operator, without the file's name. */
export class UnusableFileError extends Error {
  override name = "UnusableFileError";
}

/** Longest record in bytes; a longer one is a damaged file, not a menu row. */
const LARGEST_RECORD = 100_000;

/** A record's cells under the header's names, and the line it starts on. */
export interface CsvRecord {
  line: number;
  columns: Readonly<Partial<Record<string, string>>> | null;
}

/** Lines and records without anything in them are no rows, also before the header. */
const PARSING = {
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: LARGEST_RECORD,
} as const;

/**
 * The header of a CSV text: names trimmed and in lower case.
 *
 * @throws UnusableFileError when the first line with anything in it cannot be one
 */
export function readHeader(text: string): readonly string[] {
  const [line = ""] = /\S[^\r\n]*/.exec(text) ?? [];
  if (line.length > LARGEST_RECORD) {
    throw new UnusableFileError(
      `has a first line of ${String(line.length)} characters; it is neither a CSV header nor JSON`,
    );
  }
  const names = firstRecord(text).map((name) => name.trim().toLowerCase());
  if (names.length === 1 && line.includes(";")) {
    throw new UnusableFileError("separates its columns by semicolons; save it with commas");
  }
  if (names.length === 1 && line.includes("\t")) {
    throw new UnusableFileError("separates its columns by tabs; save it with commas");
  }
  return names;
}

function firstRecord(text: string): readonly string[] {
  // The rest of a large file is not looked at. The cut comes after the header.
  const start = text.slice(0, text.search(/\S/) + LARGEST_RECORD).replace(/\r\n?/g, "\n");
  try {
    const [header = []]: string[][] = parse(start, { ...PARSING, to: 1 });
    return header;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFileError(`is damaged CSV: ${explain(error)}`);
  }
}

/**
 * The records after the header. A record with too few or too many cells has
 * `columns: null`; the others are not harmed by it.
 *
 * @throws UnusableFileError when the quoting is damaged or a record never ends
 */
export function readRecords(text: string, header: readonly string[]): CsvRecord[] {
  if (new Set(header).size !== header.length) {
    throw new UnusableFileError("has two columns of the same name");
  }
  return readCells(text)
    .slice(1)
    .map(({ line, cells }) => ({
      line,
      columns: cells.length === header.length ? named(header, cells) : null,
    }));
}

/**
 * All records of a text that may have no header, and the line on which each starts.
 *
 * @throws UnusableFileError as above
 */
export function readCells(text: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  try {
    // One kind of line end: the parser would count a CRLF inside quotes as two lines.
    parse(text.replace(/\r\n?/g, "\n"), {
      ...PARSING,
      on_record(cells: string[], { lines }) {
        // `lines` is where the record ends; quoted cells may span several lines.
        const breaks = cells.join("").split("\n").length - 1;
        records.push({ line: lines - breaks, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFileError(`is damaged CSV: ${explain(error)}`);
  }
  return records;
}

/** `fromEntries` defines members of its own: a column named `__proto__` is a column like any other. */
function named(header: readonly string[], cells: readonly string[]): CsvRecord["columns"] {
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""]));
}

function explain({ code, message }: CsvError): string {
  if (code === "CSV_MAX_RECORD_SIZE") {
    return `a record is longer than ${String(LARGEST_RECORD)} characters`;
  }
  if (code === "CSV_QUOTE_NOT_CLOSED") return "a quote is not closed; the file may be cut off";
  const line = /\bline (\d+)/.exec(message)?.[1];
  return `a quote is misplaced${line === undefined ? "" : ` in line ${line}`}`;
}

/** Bytes at the start of a file that show its kind. */
const LOOKED_AT = 4_096;

/**
 * The text of a file: UTF-8, with or without a byte-order mark.
 *
 * @throws UnusableFileError when it is empty, binary or in another encoding
 */
export function decodeText(content: Uint8Array): string {
  if (content.length === 0) throw new UnusableFileError("is empty");
  if (looksLikeUtf16(content)) {
    throw new UnusableFileError("is UTF-16 text; save it as UTF-8");
  }
  // Checked on the bytes first, so that an image is called binary and not badly encoded.
  if (content.subarray(0, LOOKED_AT).some(isBinary))
    throw new UnusableFileError("is not a text file");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new UnusableFileError("is not valid UTF-8; save it as UTF-8");
  }
  if (text.trim() === "") throw new UnusableFileError("is empty");
  return text;
}

function looksLikeUtf16(content: Uint8Array): boolean {
  const [first, second] = content;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Control codes that no text file holds: all but tabulators, line ends and escape. */
function isBinary(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
}

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
