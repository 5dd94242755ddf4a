import { OFFER_COLUMNS, type OfferColumn } from "../check/neutralRow.ts";
import { type MenuAdapter } from "./adapter.ts";
import { readRecords } from "../../csv.ts";
import { UnusableFileError } from "../../csv.ts";

/** Columns without which no row could be accepted. Times may come with the command, so they are not among them. */
const NEEDED: readonly OfferColumn[] = [
  "source_kind",
  "name",
  "category",
  "menu",
  "size_label",
  "price_cents",
];

/** Neutral CSV: the columns already have their names. */
export const csv: MenuAdapter = {
  kind: "menu",
  name: "csv",
  recognises: (file) =>
    file.kind === "csv" && OFFER_COLUMNS.filter((name) => file.header.includes(name)).length >= 3,
  read(file) {
    if (file.kind !== "csv") throw new UnusableFileError("is JSON, not CSV");
    const missing = NEEDED.filter((name) => !file.header.includes(name));
    if (missing.length > 0) {
      throw new UnusableFileError(`lacks the required columns ${missing.join(", ")}`);
    }
    const drafts = readRecords(file.text, file.header).map(({ line, columns }) => ({
      row: line,
      columns,
    }));
    return { drafts, full: false };
  },
};
