import { NEAR_MILES } from "#domain/stores/distance.ts";
import { listHead, resultCount } from "#design/surfaces/resultCount.css.ts";
import { lackingLine } from "./searchResults.css.ts";
import type { ListedSort } from "./foundOffer.ts";
import { FoundSortSelect, type FoundSortProps } from "./SearchFilters.tsx";

interface FoundHeadProps extends Omit<FoundSortProps, "value"> {
  isWaiting: boolean;
  /** It is said elsewhere that there is nothing. */
  isSilent: boolean;
  stores: number;
  products: number;
  /** How many rows have a price: a product has one of each of its sizes. */
  prices: number;
  /** How many of the products have no price to compare, and stand below. */
  unpriced: number;
  /** Only what is on this device was looked through. */
  isOfDevice: boolean;
  /** Only what is near is found. */
  isNear: boolean;
  /** What one would look for among them, and they have not: "No eighth open"; `null` where that is not so. */
  lacking: string | null;
  /** What is said where there is none. */
  nothing: string;
  sort: ListedSort;
}

/** The head of the list: how many were found, also to who listens, and their order. */
export function FoundHead({ sort, usual, hasPlace, change, ...count }: FoundHeadProps) {
  const { isWaiting, products, unpriced } = count;
  return (
    <div className={products > 1 && !isWaiting ? listHead : undefined}>
      <FoundCount {...count} />
      {products - unpriced > 1 && !isWaiting ? (
        <FoundSortSelect value={sort} usual={usual} hasPlace={hasPlace} change={change} />
      ) : null}
    </div>
  );
}

type FoundCountProps = Omit<FoundHeadProps, "sort" | keyof FoundSortProps>;

function FoundCount(props: FoundCountProps) {
  const { isWaiting, isSilent, stores, products, nothing, lacking } = props;
  const look = isWaiting ? "visually-hidden" : stores + products > 0 ? resultCount : "";
  const count = countWords(props);
  const told =
    lacking === null || count === "" ? (
      count
    ) : (
      <span className={lackingLine}>
        <strong>{lacking}</strong>, {count}
      </span>
    );
  const words = isSilent ? null : isWaiting ? "Searching…" : told || nothing;
  return (
    <p role="status" className={look}>
      {words}
    </p>
  );
}

/** "1 store, 12 products"; where some have no price, "13 products, 6 with prices"; "2 products, 4 prices", of several sizes; "7 products within 25 mi"; "" of none. */
function countWords(props: FoundCountProps): string {
  const { stores, products, prices, unpriced, isOfDevice, isNear } = props;
  // Behind stores there is no room for it; those without stand under their own heading anyhow.
  const isSplit = stores === 0 && !isOfDevice && unpriced > 0 && unpriced < products;
  const isOfSizes = stores === 0 && !isOfDevice && !isNear && unpriced === 0 && prices > products;
  const words = [
    counted(stores, "store"),
    counted(products, "product"),
    isSplit ? `${(products - unpriced).toLocaleString("en-US")} with prices` : "",
    isOfSizes ? counted(prices, "price") : "",
  ]
    .filter((each) => each !== "" && !each.startsWith("0 "))
    .join(", ");
  if (words === "") return "";
  const where = [isNear && `within ${String(NEAR_MILES)} mi`, isOfDevice && "on this device"];
  return [words, ...where].filter(Boolean).join(" ");
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
