import { shownName } from "#domain/offers/titles.ts";
import type { Highlight } from "#domain/trends/highlights.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import { weekOfMonday } from "#domain/time/easternWeek.ts";
import type { YearScope } from "./yearScope.ts";

/** Pages that a card links to, and names that its sentence says, at most. */
const LINKS = 5;
const NAMES = 3;

/** Moments of a card in epoch milliseconds; those of the year's data where it says none. */
type Informed = Omit<Highlight, "from" | "to"> & { from?: number; to?: number };

/** A card as it travels. */
export function card(scope: YearScope, told: Informed): Highlight {
  const { from = scope.first, to = scope.last, links, names = {}, ...rest } = told;
  const shown = [...new Set(links)].slice(0, LINKS);
  const named = Object.entries(names).filter(([path]) => shown.includes(path));
  return {
    ...rest,
    ...(named.length === 0 ? {} : { names: Object.fromEntries(named) }),
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    links: shown,
  };
}

/** "A", "A and B", "A, B, C and 4 more"; where a name has a comma itself, "A, Kent; and B, Troy". */
export function listed(names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.slice(0, NAMES);
  const more = each.length - shown.length;
  const all = more > 0 ? [...shown, `${String(more)} more`] : shown;
  if (all.length < 2) return all[0] ?? "";
  const hasComma = shown.some((name) => name.includes(","));
  const before = all.slice(0, -1).join(hasComma ? "; " : ", ");
  return `${before}${hasComma ? ";" : ""} and ${all.at(-1) ?? ""}`;
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

/** The offers of a category in a week (its Monday), among which a figure is found; none of those without trends. */
export function weekPath(monday: string, category: string | null): string[] {
  const section = SECTIONS.find((each) => each === category);
  return section === undefined ? [] : [`/trends?week=${weekOfMonday(monday)}&category=${section}`];
}

export const productPath = (code: string) => `/product/${code}`;
/** What the pages of stores are called in a card's links. */
export const storeNames = (
  rows: readonly { slug: string; store: string; city: string | null }[],
): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [storePath(row.slug), storeTitle(row)]));
/** What products are called, by their pages. */
export const productNames = (
  rows: readonly { code: string; name: string }[],
): Record<string, string> =>
  Object.fromEntries(rows.map(({ code, name }) => [productPath(code), shownName(name)]));
export const storePath = (slug: string) => `/dispensary-maps?store=${slug}`;
export const strainPath = (slug: string) => `/strain-genetics/${slug}`;
