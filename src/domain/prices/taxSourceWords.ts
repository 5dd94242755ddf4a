import { dateFormat } from "../time/age.ts";
import { formatCalendarDate } from "../time/calendar.ts";
import type { TaxArea } from "./taxes.ts";

/** Whose rates they are, for words. */
interface TaxNames {
  /** The state's name. */
  state: string;
  /** What the department that publishes them is called, and shortened to in tables. */
  authority: { code: string; name: string };
}

/**
 * Where an area's rates come from, and since when, as a visitor reads it. Tables cite codes: the names of rate files as
 * the Streamlined Sales Tax project fixes them (state, R, year, quarter, day of the file), abbreviations and ISO days.
 * What is no such code is left as it is.
 */
export function taxSourceWords(
  { source, effectiveFrom }: Pick<TaxArea, "source" | "effectiveFrom">,
  names: TaxNames,
): string {
  const pieces = source.split("; ");
  const quarters = pieces.flatMap((piece) => quarterOf(piece) ?? []);
  const others = pieces.filter((piece) => quarterOf(piece) === null && piece !== OR_BEFORE);
  const files =
    quarters.length === 0
      ? []
      : [
          `${names.state}’s rate ${quarters.length === 1 ? "file" : "files"} for ${quarters.join(" and ")}`,
        ];
  const since = `since ${formatCalendarDate(effectiveFrom)}${pieces.includes(OR_BEFORE) ? ", or before" : ""}`;
  return [...files, ...others.map((piece) => inWords(piece, names)), since].join("; ");
}

/** What a table says of a day on which a rate held already. */
const OR_BEFORE = "in force on that day or before";

/** `OHR2026Q4SEP17.csv` → "quarter 4 of 2026"; `null` for what is no such file. */
function quarterOf(piece: string): string | null {
  const [, year, quarter] =
    /^[A-Z]{2}R(\d{4})Q([1-4])[A-Z]{3}\d{1,2}(?:\.(?:csv|zip))?$/i.exec(piece) ?? [];
  return year === undefined || quarter === undefined ? null : `quarter ${quarter} of ${year}`;
}

function inWords(piece: string, { authority }: TaxNames): string {
  if (/\.(?:csv|zip|txt)$/i.test(piece)) return `a file of the operator’s, ${piece}`;
  return piece
    .replace(new RegExp(`^${authority.code} `), `${authority.name}’s `)
    .replace(/(?<=\d{4}-\d\d-\d\d) via /, ", as told by ")
    .replace(/\b\d{4}-\d\d-\d\d\b/, formatCalendarDate)
    .replace(
      / (\d{4}-\d\d)$/,
      (_, month: string) => ` of ${formatMonth(Date.parse(`${month}-01`))}`,
    );
}

const formatMonth = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
