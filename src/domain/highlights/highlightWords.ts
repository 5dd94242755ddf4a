import { formatCents } from "../prices/money.ts";
import { formatDate } from "../time/age.ts";
import type { Highlight } from "./highlights.ts";

/** A card's number as people read it: "$5.43", "1,204", "37.5%", or its name. */
export function figureWords({ figure, unit }: Pick<Highlight, "figure" | "unit">): string {
  if (typeof figure === "string") return figure;
  if (unit === "cents") return formatCents(figure);
  const words = figure.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return unit === "percent" ? `${words}%` : words;
}

/** "n = 1,204, Jan 1, 2026 to Nov 22, 2026", of one day "n = 1,204, Oct 2, 2026". */
export function restsOnWords({ n, from, to }: Pick<Highlight, "n" | "from" | "to">): string {
  // The end of a year is midnight of the next one.
  const last = formatDate(Math.max(Date.parse(from), Date.parse(to) - 1));
  const first = formatDate(Date.parse(from));
  const days = first === last ? first : `${first} to ${last}`;
  return `n = ${n.toLocaleString("en-US")}, ${days}`;
}
