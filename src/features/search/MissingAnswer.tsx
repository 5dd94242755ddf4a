import { board, coming } from "./searchAnswer.css.ts";

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
  /** Saved deals were looked through, and have nothing of it. */
  hasDeals: boolean;
  lacksPrices: boolean;
  arePricesComing: boolean;
}

/** In its place: what is not on this phone, and cannot be asked for, or what is on its way. */
export function MissingAnswer(props: MissingAnswerProps) {
  const {
    isWaiting,
    lacks: [stores, products],
    hasDeals,
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
        not saved on this device yet. {hasDeals ? "No saved deal has these words. " : ""}
        Connect to search them.
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

/** Signs alone are no name; without anything there is nothing to say. */
export function NoLetters({ typed }: { typed: string }) {
  return typed.trim() === "" ? null : <p role="status">Type letters or numbers to search.</p>;
}
