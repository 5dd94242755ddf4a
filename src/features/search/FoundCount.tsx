import { NEAR_MILES } from "#domain/stores/distance.ts";
import { resultCount } from "#design/surfaces/resultCount.css.ts";
import { board, coming } from "./searchAnswer.css.ts";

interface FoundCountProps {
  isWaiting: boolean;
  /** It is said elsewhere that there is nothing. */
  isSilent: boolean;
  stores: number;
  products: number;
  /** How many of the products have no price to compare, and stand below. */
  unpriced: number;
  /** Only what is on this device was looked through. */
  isOfDevice: boolean;
  /** Only what is near is found. */
  isNear: boolean;
  /** What is said where there is none. */
  nothing: string;
}

/** How many were found, also to who listens. */
export function FoundCount(props: FoundCountProps) {
  const { isWaiting, isSilent, stores, products, nothing } = props;
  const look = isWaiting ? "visually-hidden" : stores + products > 0 ? resultCount : "";
  return (
    <p role="status" className={look}>
      {isSilent ? null : isWaiting ? "Searching…" : countWords(props) || nothing}
    </p>
  );
}

/** "1 store, 12 products"; where some have no price, "6 with prices, 7 without"; "" of none. */
function countWords({ stores, products, unpriced, isOfDevice, isNear }: FoundCountProps): string {
  const isSplit = !isOfDevice && unpriced > 0 && unpriced < products;
  const priced = products - unpriced;
  // Behind stores it is said of what.
  const withPrices = stores === 0 ? priced.toLocaleString("en-US") : counted(priced, "product");
  const words = [
    counted(stores, "store"),
    isSplit
      ? `${withPrices} with prices, ${unpriced.toLocaleString("en-US")} without`
      : counted(products, "product"),
  ]
    .filter((each) => each !== "" && !each.startsWith("0 "))
    .join(", ");
  if (words === "") return "";
  return [words, isNear && `within ${String(NEAR_MILES)} mi`, isOfDevice && "on this device"]
    .filter(Boolean)
    .join(" ");
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;

/** What the count says where nothing has a price to compare; nothing at all where that is said elsewhere. */
export function nothingWords(
  isListed: boolean,
  isSection: boolean,
  [lacksStores, lacksProducts]: readonly boolean[],
  of: "size" | "strain" | "kind" | null,
): string {
  if (lacksStores === true || lacksProducts === true) return "";
  if (isSection && of === null) return "";
  if (of !== null) return `No menu has this ${of} with a price to compare right now.`;
  return isListed
    ? "It’s on menus, but with no price to compare right now."
    : "Nothing by that name is on a menu right now.";
}

interface MissingAnswerProps {
  isWaiting: boolean;
  lacks: readonly boolean[];
  lacksPrices: boolean;
  arePricesComing: boolean;
}

/** In its place: what is not on this phone, and cannot be asked for, or what is on its way. */
export function MissingAnswer(props: MissingAnswerProps) {
  const {
    isWaiting,
    lacks: [stores, products],
    lacksPrices,
    arePricesComing,
  } = props;
  if (stores === true || products === true)
    return (
      <p>
        {stores === true && products === true
          ? "Stores and products are"
          : stores === true
            ? "Stores are"
            : "Products are"}{" "}
        not saved on this device yet. Connect to search them.
      </p>
    );
  // The count says it to who listens.
  if (isWaiting)
    return (
      <p aria-hidden="true" className={`${board} ${coming}`}>
        Searching…
      </p>
    );
  if (lacksPrices) return <p>Prices are not saved on this device yet. Connect to load them.</p>;
  return arePricesComing ? <p className={`${board} ${coming}`}>Prices are on their way.</p> : null;
}
