import type { DatedMenus, SavedMenus } from "#data/saved/readSaved.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { offerAt, type MenuTable } from "#domain/offers/menuTable.ts";
import { isOfSize } from "#domain/offers/sizes.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { slugsOf } from "#domain/stores/stores.ts";
import { slugify } from "#domain/text/slug.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import { freshnessOf } from "#domain/time/freshness.ts";

/** All that the state has of a wish, and when that was fetched in epoch milliseconds. */
export interface OwnAnswer {
  offers: readonly StoreOffer[];
  savedAt: number;
}
type OwnAnswers = ReadonlyMap<WishId, OwnAnswer>;

/**
 * The offers of what is wished for, by wish, from the menus that this device has. A product's row
 * is looked at once, whatever the length of the list; its offers are read only when they are wanted. Of what is wished
 * for in one size there are only the offers of that size.
 *
 * @param answers what was answered about one wish: of each store the newer of its menu and that counts
 */
export function offersOfWishes(
  { tables, savedAt }: DatedMenus,
  wishes: readonly Pick<Wish, "id" | "size">[],
  answers: OwnAnswers = new Map(),
): ReadonlyMap<WishId, readonly StoreOffer[]> {
  const wanted = new Set(wishes.map(({ id }) => id));
  const found = new Map<WishId, StoreOffer[]>();
  for (const { table, rows } of tables) {
    const byProduct = wishesByProduct(table, wanted);
    const byStore = table.stores.map((store) =>
      slugsOf(store).flatMap((slug) => wantedId(`store:${slug}`, wanted)),
    );
    for (const row of rows) {
      const ids = [
        ...(byProduct[table.offers.product[row] ?? -1] ?? []),
        ...(byStore[table.offers.store[row] ?? -1] ?? []),
      ];
      if (ids.length === 0) continue;
      const offer = offerAt(table, row);
      for (const id of ids) {
        const known = found.get(id);
        if (known === undefined) found.set(id, [offer]);
        else known.push(offer);
      }
    }
  }
  for (const [id, answer] of answers) {
    const isNewer = ({ store }: StoreOffer) =>
      slugsOf(store).every((slug) => (savedAt.get(slug) ?? 0) <= answer.savedAt);
    found.set(id, [
      ...(found.get(id) ?? []).filter((offer) => !isNewer(offer)),
      ...answer.offers.filter(isNewer),
    ]);
  }
  for (const { id, size } of wishes)
    if (size) found.set(id, found.get(id)?.filter((each) => isOfSize(each, size.key)) ?? []);
  return found;
}

/** For each product of a table the wishes that it fulfils. */
function wishesByProduct(table: MenuTable, wanted: ReadonlySet<WishId>): WishId[][] {
  const { code, strainSlug, brand } = table.products;
  const slugs = brand.values.map((name) => (name === null ? null : slugify(name)));
  return Array.from(code.index, (_, row) => [
    ...wantedId(`product:${valueAt(code, row).toLowerCase()}`, wanted),
    ...wantedId(`strain:${valueAt(strainSlug, row) ?? ""}`, wanted),
    ...wantedId(`brand:${slugs[brand.index[row] ?? -1] ?? ""}`, wanted),
  ]);
}

const wantedId = (id: WishId, wanted: ReadonlySet<WishId>): WishId[] =>
  wanted.has(id) ? [id] : [];

/** Whether any menu of this device is young enough to say that something is not there. */
export function hasFreshMenu({ tables }: SavedMenus, now: number): boolean {
  return tables.some(({ table }) =>
    table.offers.observedAt.values.some(
      (observedAt) => freshnessOf(Date.parse(observedAt), now) !== "stale",
    ),
  );
}
