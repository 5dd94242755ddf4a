import { formatCents } from "../offers/money.ts";
import { formatDate } from "../time/age.ts";
import type { Highlight } from "./highlights.ts";

/** What is counted by the cards that count. */
const COUNTED: Partial<Record<Highlight["kind"], readonly [one: string, many: string]>> = {
  "steadiest-price": ["week", "weeks"],
  "new-stores": ["store", "stores"],
  "most-new-strains": ["strain", "strains"],
};

/** A card's number as people read it: "$5.43", "47 weeks", "37.5%", or its name. */
export function figureWords({
  kind,
  figure,
  unit,
}: Pick<Highlight, "kind" | "figure" | "unit">): string {
  if (typeof figure === "string") return figure;
  if (unit === "cents") return formatCents(figure);
  const words = figure.toLocaleString("en-US", { maximumFractionDigits: 1 });
  if (unit === "percent") return `${words}%`;
  const counted = COUNTED[kind]?.[figure === 1 ? 0 : 1];
  return counted === undefined ? words : `${words} ${counted}`;
}

/** "n = 1,204, Jan 1, 2026 to Nov 22, 2026", of one day "n = 1,204, Oct 2, 2026". */
export function restsOnWords({ n, from, to }: Pick<Highlight, "n" | "from" | "to">): string {
  // The end of a year is midnight of the next one.
  const last = formatDate(Math.max(Date.parse(from), Date.parse(to) - 1));
  const first = formatDate(Date.parse(from));
  const days = first === last ? first : `${first} to ${last}`;
  return `n = ${n.toLocaleString("en-US")}, ${days}`;
}
