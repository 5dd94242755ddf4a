import type { Highlight } from "#domain/highlights/highlights.ts";
import type { YearScope } from "./yearScope.ts";

/** Pages that a card links to, and names that its sentence says, at most. */
const LINKS = 5;
const NAMES = 3;

/** Moments of a card in epoch milliseconds; those of the year's data where it says none. */
type Told = Omit<Highlight, "from" | "to"> & { from?: number; to?: number };

/** A card as it travels. */
export function card(scope: YearScope, told: Told): Highlight {
  const { from = scope.first, to = scope.last, links, ...rest } = told;
  return {
    ...rest,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    links: [...new Set(links)].slice(0, LINKS),
  };
}

/** "A", "A and B", "A, B, C and 4 more". */
export function listed(names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.slice(0, NAMES);
  const more = each.length - shown.length;
  const all = more > 0 ? [...shown, `${String(more)} more`] : shown;
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;
}

/** "1,204". */
export const counted = (number: number) => number.toLocaleString("en-US");

/** The first of a sorted list and all that are as good. */
export function ties<Row>(rows: readonly Row[], figure: (row: Row) => number): Row[] {
  const [first] = rows;
  return first === undefined ? [] : rows.filter((row) => figure(row) === figure(first));
}

/** A store's name, with its city where the name does not say it. */
export function storeTitle({ store, city }: { store: string; city: string | null }): string {
  return city === null || store.toLowerCase().includes(city.toLowerCase())
    ? store
    : `${store}, ${city}`;
}

export const productPath = (code: string) => `/product/${code}`;
export const storePath = (slug: string) => `/dispensary-maps?store=${slug}`;
export const strainPath = (slug: string) => `/strain-genetics/${slug}`;
