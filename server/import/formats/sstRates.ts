import { SITE } from "#domain/site/site.ts";
import { readCells, UnusableFileError } from "../../csv.ts";
import type { Remark } from "../result.ts";
import type { RateRow, TaxAdapter } from "./adapter.ts";
import { SST_KINDS, STATE_FIPS } from "#state/taxes.ts";

/**
 * The rate file of the Streamlined Sales Tax states, the same in all of them: CSV without a header, of nine columns:
 * state, type and code of the jurisdiction, four rates (a state may repeat one in all of them; those for food and drugs are
 * not read), first and last day. The whole history is in one file.
 */
export const sstRates: TaxAdapter = {
  kind: "taxes",
  name: "sst-rates",
  // The first record stands where other files have their header.
  recognises: (file) =>
    file.kind === "csv" &&
    file.header.length === COLUMNS &&
    /^\d{1,2}$/.test(file.header[0] ?? "") &&
    /^\d{1,2}$/.test(file.header[1] ?? "") &&
    RATE.test(file.header[3] ?? "") &&
    /^\d{8}$/.test(file.header[7] ?? ""),
  read(file) {
    if (file.kind !== "csv") throw new UnusableFileError("is JSON; a file of tax rates is CSV");
    const records = readCells(file.text);
    const rows: RateRow[] = [];
    const rejected: Remark[] = [];
    for (const { line, cells } of records) {
      const read = readRate(line, cells);
      if ("reason" in read) rejected.push({ row: line, ...read });
      else rows.push(read);
    }
    return { read: records.length, rows, rejected };
  },
};

const COLUMNS = 9;

const RATE = /^\d?\.\d{1,7}$|^[01]$/;

/** From this year on a last day means that none is known. */
const OPEN_FROM_YEAR = 2_099;

type Refusal = Omit<Remark, "row">;

function readRate(row: number, cells: readonly string[]): RateRow | Refusal {
  if (cells.length !== COLUMNS) {
    return refuse("row", `has ${String(cells.length)} columns, not ${String(COLUMNS)}`);
  }
  const [state = "", type = "", code = "", intrastate = "", , , , begin = "", end = ""] = cells.map(
    (cell) => cell.trim(),
  );
  if (state !== STATE_FIPS)
    return refuse("state", `is ${state}, not ${SITE.state}’s ${STATE_FIPS}`);
  const kind = SST_KINDS[type.padStart(2, "0")];
  if (kind === undefined) return refuse("type", `is ${type}, which ${SITE.state} does not have`);
  if (!/^\d{1,5}$/.test(code)) return refuse("code", "is not a number of a jurisdiction");
  const rate = readPercent(intrastate);
  if (rate === null) return refuse("rate", "is not a share such as .05750");
  if (rate > kind.highest) {
    return refuse("rate", `is above ${String(kind.highest / 1_000)} percent`);
  }
  const first = readDay(begin);
  const last = readDay(end);
  if (first === null) return refuse("begin", "is not a day such as 20261001");
  if (last === null) return refuse("end", "is not a day such as 20261231");
  if (last < first) return refuse("end", "is before the first day");
  return {
    row,
    kind: kind.kind,
    code: code.padStart(kind.digits, "0"),
    rate,
    begin: first,
    end: Number(last.slice(0, 4)) >= OPEN_FROM_YEAR ? null : last,
  };
}

const refuse = (field: string, reason: string): Refusal => ({ field, reason });

/** `.05750` → 5,750 hundred-thousandths; finer ones do not occur and are not understood. */
function readPercent(text: string): number | null {
  if (!RATE.test(text)) return null;
  const hundredThousandths = Number(text) * 100_000;
  const rate = Math.round(hundredThousandths);
  return Math.abs(rate - hundredThousandths) < 1e-6 ? rate : null;
}

/** `20261001` → `2026-10-01`; `null` for a day that there is not. */
function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month}-${day}`;
  const moment = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== written
    ? null
    : written;
}
