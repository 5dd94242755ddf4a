import type { ParsedImport } from "../../../../../server/import/parseImport.ts";

type Menu = Extract<ParsedImport["content"], { kind: "menu" }>["rows"][number];
type Store = Extract<ParsedImport["content"], { kind: "stores" }>["rows"][number];

const HIGHEST_CENTS = 10_000_000;
const LONGEST = 10_000;
const AHEAD_MS = 10 * 60_000;

/** Signs that turn the direction of what follows, and what cannot be kept. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const isControl = (sign: string) => sign < " " && !"\t\n\r".includes(sign);

const isWeb = (address: string | null) => address === null || /^https?:\/\//.test(address);
const isIn = (value: unknown, least: number, most: number) =>
  value === null || (typeof value === "number" && value >= least && value <= most);

/** What is read to decide and not kept. */
const NOT_KEPT = new Set(["kind"]);

function textFault(row: object): string | null {
  for (const [field, value] of Object.entries(row)) {
    if (typeof value !== "string" || NOT_KEPT.has(field)) continue;
    if (value.length > LONGEST) return `${field} is too long`;
    if (UNSEEN.test(value) || Array.from(value).some(isControl))
      return `${field} has signs that nobody sees`;
  }
  return null;
}

/** The rule that an accepted row of a menu breaks; `null`: none. @param now epoch milliseconds */
export function menuFault(row: Menu, now: number): string | null {
  const { name, priceCents, salePriceCents, effectiveCents, observedAt } = row;
  if (name.trim() === "") return "name is empty";
  if (!Number.isInteger(priceCents) || !isIn(priceCents, 1, HIGHEST_CENTS)) return "priceCents";
  if (salePriceCents !== null && !isIn(salePriceCents, 1, priceCents - 1)) return "salePriceCents";
  if (!isIn(effectiveCents, 1, priceCents)) return "effectiveCents";
  if (!isIn(observedAt, Date.UTC(2000, 0), now + AHEAD_MS)) return "observedAt";
  for (const [field, value] of Object.entries(row)) {
    if (field.includes("Pct") && !isIn(value, 0, 100)) return field;
    if (field.endsWith("Mg") && !isIn(value, 0, Number.MAX_SAFE_INTEGER)) return field;
  }
  return isWeb(row.sourceUrl) ? (textFault(row) ?? textFault(row.product)) : "sourceUrl";
}

/** The same of a store. Ohio lies between these degrees. */
export function storeFault(row: Store): string | null {
  if (row.name === "") return "name is empty";
  if (!isIn(row.lat, 38, 43) || !isIn(row.lon, -86, -80)) return "the place is not in Ohio";
  return isWeb(row.website) && isWeb(row.menu_url) ? textFault(row) : "address";
}
