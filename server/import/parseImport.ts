import { createHash } from "node:crypto";
import { checkDraft, type CheckedRow } from "./check/checks.ts";
import { refuseContradictions } from "./check/contradictions.ts";
import { checkStore, type CheckedStore } from "./check/storeChecks.ts";
import { findAdapter, openText } from "./formats/detect.ts";
import type { OfferColumn } from "./check/neutralRow.ts";
import type { Adapter, Draft, TaxAdapter } from "./formats/adapter.ts";
import { unzipped } from "./formats/zip.ts";
import { taxTable, type AreaRates } from "./taxes/taxTable.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { beyondBounds, decodeText, UnusableFileError } from "../csv.ts";
import { NoRowError, nothingImported, type ImportResult, type Remark } from "./result.ts";

/** A file that has been read and checked as far as that goes without a database. */
export interface ParsedImport {
  format: string;
  sha256: string;
  read: number;
  rejected: Remark[];
  warnings: Remark[];
  content:
    | { kind: "menu"; rows: CheckedRow[]; full: boolean }
    | { kind: "stores"; rows: CheckedStore[]; isWhole: boolean }
    /** Taxes as of a day, `2026-11-26`. */
    | { kind: "taxes"; rows: AreaRates[]; day: string };
  /**
   * The moment that stands for the times which the file does not say, epoch milliseconds; `null` when
   * it says them. A list of stores counts as of the moment it came, whatever it says.
   */
  assumedAt: number | null;
}

interface ParseOptions {
  format: string | null;
  observedAt: number | null;
  now: number;
  assumed?: AssumedTime;
}

/** The moment to take for rows without one, epoch milliseconds, and what the report calls it. */
export interface AssumedTime {
  at: number;
  words: string;
}

/**
 * Reads and checks a file. Touches nothing.
 *
 * @param named the format, when the operator named it
 * @param observedAt the operator's time for all rows, epoch milliseconds
 * @param now the moment of import, epoch milliseconds
 * @param assumed what counts in place of the moment of import where the file says no time
 * @throws UnusableFileError when nothing of it can be imported
 */
export function parseImport(content: Uint8Array, options: ParseOptions): ParsedImport {
  const bytes = unzipped(content);
  const text = decodeText(bytes);
  const beyond = beyondBounds(bytes);
  if (beyond !== null) throw new UnusableFileError(beyond);
  const file = openText(text);
  const adapter = findAdapter(file, options.format);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const parsedImport: ParsedImport = {
    format: adapter.name,
    sha256,
    ...readRows(adapter, file, options),
  };
  if (parsedImport.content.rows.length === 0) {
    throw noRowAccepted(parsedImport);
  }
  return parsedImport;
}

function readRows(
  adapter: Adapter,
  file: Parameters<Adapter["read"]>[0],
  { observedAt, now, assumed = momentOfImport(now) }: ParseOptions,
): Omit<ParsedImport, "format" | "sha256"> {
  const rejected: Remark[] = [];
  const warnings: Remark[] = [];
  const accept = <Row>(
    checked:
      | { kind: "accepted"; row: Row; warnings: Remark[] }
      | { kind: "rejected"; rejection: Remark },
  ): Row[] => {
    if (checked.kind === "rejected") {
      rejected.push(checked.rejection);
      return [];
    }
    warnings.push(...checked.warnings);
    return [checked.row];
  };
  if (adapter.kind === "taxes") return readTaxes(adapter, file, observedAt ?? now);
  if (adapter.kind === "stores") {
    const drafts = adapter.read(file);
    const rows = drafts.flatMap((draft) => accept(checkStore(draft)));
    const { isWhole, remark } = adapter.extent?.(file) ?? { isWhole: false, remark: null };
    if (remark !== null) warnings.push({ row: null, field: "file", reason: remark });
    const content = { kind: "stores", rows, isWhole } as const;
    return { read: drafts.length, rejected, warnings, content, assumedAt: assumed.at };
  }
  const menu = adapter.read(file);
  for (const remark of menu.remarks ?? []) warnings.push({ row: null, ...remark });
  const times = timesOf(menu.drafts, observedAt, assumed);
  if (times.kind === "assumed" && menu.drafts.length > 0) {
    const reason = `is in no row; ${assumed.words}`;
    warnings.push({ row: null, field: "observed_at", reason });
  }
  const drafts = refuseContradictions(withTimes(menu.drafts, times));
  const rows = drafts.flatMap((draft) => accept(checkDraft(draft, now)));
  warnings.push(...salesWithoutConditions(rows));
  return {
    read: drafts.length,
    rejected,
    warnings,
    content: { kind: "menu", rows, full: menu.full },
    assumedAt: times.kind === "assumed" ? times.at : null,
  };
}

/**
 * A rate file counts as a whole: one that lacks a county on the day would leave its stores without taxes.
 *
 * @param at the moment whose day is meant, epoch milliseconds
 */
function readTaxes(
  adapter: TaxAdapter,
  file: Parameters<Adapter["read"]>[0],
  at: number,
): Omit<ParsedImport, "format" | "sha256"> {
  const { read, rows, rejected } = adapter.read(file);
  const day = calendarDay(at);
  const { areas, missing, warnings } = taxTable(rows, day);
  if (rows.length > 0 && missing.length > 0) {
    const named = missing.slice(0, NAMED).join(", ");
    const more = missing.length > NAMED ? ` and ${String(missing.length - NAMED)} more` : "";
    const why = `is not whole: on ${day} it has no rate for ${named}${more}`;
    throw new NoRowError(why, { ...nothingImported(adapter.name), read, rejected, warnings });
  }
  const content = { kind: "taxes", rows: rows.length === 0 ? [] : areas, day } as const;
  return { read, rejected, warnings, content, assumedAt: null };
}

/** Counties that a refusal names. */
const NAMED = 5;

/** One warning for all sales of a file that do not say who gets them. */
function salesWithoutConditions(rows: readonly CheckedRow[]): Remark[] {
  const sales = rows.filter((row) => row.salePriceCents !== null && row.saleConditions === null);
  if (sales.length === 0) return [];
  const many = sales.length === 1 ? "1 sale" : `${String(sales.length)} sales`;
  const reason = `is not given for ${many}; such a sale is shown, but it is nobody's price and in no ranking`;
  return [{ row: null, field: "sale_conditions", reason }];
}

const momentOfImport = (now: number): AssumedTime => ({
  at: now,
  words: "the moment of import is taken (--observed-at sets another)",
});

type Times = { kind: "own" } | { kind: "given" | "assumed"; at: number };

/**
 * Where the rows' times come from: the operator, else the rows. Only when no row of the file has
 * one is it an assumed moment; a single row without one is refused like any other that lacks a
 * required column.
 */
function timesOf(
  drafts: readonly Draft<OfferColumn>[],
  observedAt: number | null,
  assumed: AssumedTime,
): Times {
  if (observedAt !== null) return { kind: "given", at: observedAt };
  const hasTime = ({ columns }: Draft<OfferColumn>) => {
    const time = columns?.observed_at;
    return time !== undefined && time !== null && time !== "";
  };
  return drafts.some(hasTime) ? { kind: "own" } : { kind: "assumed", at: assumed.at };
}

function withTimes(
  drafts: readonly Draft<OfferColumn>[],
  times: Times,
): readonly Draft<OfferColumn>[] {
  if (times.kind === "own") return drafts;
  const time = new Date(times.at).toISOString();
  return drafts.map((draft) =>
    draft.columns === null ? draft : { ...draft, columns: { ...draft.columns, observed_at: time } },
  );
}

/** The refusal of a file of which no row was accepted. */
export function noRowAccepted(
  file: Pick<ParsedImport, "format" | "read" | "rejected" | "warnings">,
): NoRowError {
  const result: ImportResult = {
    ...nothingImported(file.format),
    read: file.read,
    rejected: file.rejected,
    warnings: file.warnings,
  };
  const [first] = file.rejected;
  const why =
    first === undefined
      ? `holds no rows of the format "${file.format}"`
      : `has no acceptable row; row ${String(first.row ?? "?")}: ${first.field} ${first.reason}`;
  return new NoRowError(why, result);
}
