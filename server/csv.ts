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
  const records: CsvRecord[] = [];
  try {
    // One kind of line end: the parser would count a CRLF inside quotes as two lines.
    parse(text.replace(/\r\n?/g, "\n"), {
      ...PARSING,
      on_record(cells: string[], { lines }) {
        const columns = cells.length === header.length ? named(header, cells) : null;
        // `lines` is where the record ends; quoted cells may span several lines.
        const breaks = cells.join("").split("\n").length - 1;
        records.push({ line: lines - breaks, columns });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableFileError(`is damaged CSV: ${explain(error)}`);
  }
  return records.slice(1);
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
