import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { ShelfLine, ShelfRegion } from "./shelf.ts";
import { region as regionStyle, shelfStore, shelfStores } from "./genetics.css.ts";

interface ShelfRegionRowProps {
  slug: string;
  shelf: ShelfRegion;
  now: number;
}

/** A region in one line, and its stores when it is opened. */
export function ShelfRegionRow({ slug, shelf: { region, stores }, now }: ShelfRegionRowProps) {
  const newest = stores
    .map(({ observedAt }) => observedAt)
    .sort()
    .at(-1);
  const lines = stores.flatMap((each) => each.lines);
  return (
    <details className={regionStyle}>
      <summary>
        <b>{region ?? "Region not known"}</b>{" "}
        <span>
          · {stores.length === 1 ? "1 store" : `${String(stores.length)} stores`} ·{" "}
          {linesText(cheapest(lines))}
        </span>{" "}
        · <Freshness observedAt={newest} now={now} />
      </summary>
      <ul className={shelfStores}>
        {stores.map(({ store, lines: own, observedAt, patientsOnly }) => (
          <li key={store.slug} className={shelfStore}>
            <Link
              to="/dispensary-menus"
              search={{ store: store.slug, category: "all", strain: slug }}
            >
              <bdi>{storeTitle(store)}</bdi>
            </Link>
            <span>{linesText(own)}</span>
            {patientsOnly ? <Tag>Patients only</Tag> : null}
            <Freshness observedAt={observedAt} now={now} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One line for each category, with the lowest of its prices. */
function cheapest(lines: readonly ShelfLine[]): Omit<ShelfLine, "products">[] {
  return CATEGORIES.flatMap((category) => {
    const its = lines.filter((line) => line.category === category);
    if (its.length === 0) return [];
    const prices = its.flatMap(({ fromCents }) => fromCents ?? []);
    return [{ category, fromCents: prices.length === 0 ? null : Math.min(...prices) }];
  });
}

const linesText = (lines: readonly Omit<ShelfLine, "products">[]) =>
  lines
    .map(({ category, fromCents }) =>
      fromCents === null
        ? `${CATEGORY_TITLES[category]}, no price to compare`
        : `${CATEGORY_TITLES[category]} from ${formatCents(fromCents)}`,
    )
    .join(", ");
