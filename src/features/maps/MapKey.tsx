import type { ListedStore } from "#domain/maps/orderStores.ts";
import { keyPill, mapKey } from "./mapKey.css.ts";

interface MapKeyProps {
  /** Those that the head of the list counts. */
  counted: readonly ListedStore[];
  /** Slugs of those with prices. */
  priced: ReadonlySet<string>;
  /** Of some store only the town is known. */
  isRough: boolean;
}

/** What marks of the map, and outlines beside names, look like: along the map's lower edge, where they are. */
export function MapKey({ counted, priced, isRough }: MapKeyProps) {
  const many = countPriced(counted, priced);
  const hasBoth = many > 0 && many < counted.length;
  return (
    // Its strip is there also where it has little to say: the map's frame ends above it.
    <p className={mapKey}>
      {/* The halves of a mark as on the map. */}
      {many > 0 && !hasBoth ? <span>All {many} with prices</span> : null}
      {hasBoth ? (
        <span className={keyPill}>
          <span>{many}</span> <span data-is="all">of {counted.length}</span> with prices
        </span>
      ) : null}
      {hasBoth ? (
        <span className={keyPill}>
          <span data-is="none">{counted.length - many}</span> without
        </span>
      ) : null}
      {isRough ? <span data-mark="rough">place not certain</span> : null}
    </p>
  );
}

/** How many of some stores have prices. */
export const countPriced = (counted: readonly ListedStore[], priced: ReadonlySet<string>): number =>
  counted.filter(({ store }) => priced.has(store.slug)).length;
