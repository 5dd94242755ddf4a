import { button } from "#design/controls/button.css.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { choiceName, chosenSize, EIGHTH } from "#domain/offers/sizes.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo, NEAR_MILES } from "#domain/stores/distance.ts";
import { NO_HOURS_KNOWN, noneOpenWords, opensWhen } from "#domain/stores/openingWords.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import type { OutsideOffer } from "./findAll.ts";
import type { Answer } from "./answers.ts";
import type { OfferFilters } from "./offerSearch.ts";
import { outsideBoard, outsideLine } from "./searchAnswer.css.ts";
import { without as withoutStyle } from "./searchResults.css.ts";
import { inTown, townChip } from "./townWords.ts";

interface OutsideFiltersProps {
  outside: readonly OutsideOffer[];
  filters: OfferFilters;
  /** The size whose offers stand below, in place of the one that was asked for. */
  nextSize: string | null;
  /** The answer is of that size, and says so itself. */
  isSizeSaid: boolean;
  /** Something is listed all the same: what may be taken off are the chips above. */
  isListed: boolean;
  now: number;
  /** Takes filters off. */
  onWithout: (filters: OutsideOffer["without"]) => void;
}

/** Where filters leave nothing: for each what it keeps out, the way to that, and one to all without it. */
export function OutsideFilters(props: OutsideFiltersProps) {
  const { filters, nextSize, isSizeSaid, isListed, now, onWithout } = props;
  const outside = props.outside.filter(({ filter }) => !isSizeSaid || filter !== "size");
  if (outside.length === 0) return null;
  return (
    <>
      <div className={outsideBoard}>
        {outside.map((each, at) => (
          <p key={each.filter} role="status" className={outsideLine}>
            <span>
              {each.filter === "size" && nextSize !== null ? (
                `${noneOfSize(filters)} ${sizeWords(nextSize)} instead:`
              ) : (
                <>
                  {noneText(each, filters, at > 0, outside.length > at + 1)}{" "}
                  <OutsideLink outside={each} now={now} />
                </>
              )}
            </span>
          </p>
        ))}
      </div>
      {isListed ? null : (
        <div className={withoutStyle}>
          {outside.map((each) => (
            <button
              key={each.filter}
              type="button"
              className={button({ kind: "secondary" })}
              onClick={() => onWithout(each.without)}
            >
              {withoutText(each.without, filters)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** What is seen without these filters. */
const withoutText = (taken: OutsideOffer["without"], filters: OfferFilters): string =>
  taken.every((filter) => filter === "size")
    ? "Show every size"
    : `Without ${taken.map((filter) => filterName(filter, filters)).join(" and ")}`;

/** A size as its chip is called. */
const sizeWords = (size: string | undefined): string =>
  size === undefined ? "" : (choiceName(chosenSize(size)) ?? size);

/** That there is none in the size that was asked for: "No 3.5 g eighth near you." */
export function noneOfSize({ size, near, town }: OfferFilters): string {
  const where = town === undefined ? (near ? "near you" : "found") : inTown(town);
  return `No ${sizeWords(size)} ${where}.`;
}

/**
 * "No eighth open": where flower was asked for in whatever size and the answer is of another one, who does not see an
 * eighth would look for it. `null` where nothing but the words was asked for.
 */
export function noEighthWords(
  answer: Pick<Answer, "size"> | null,
  { near, open, town }: OfferFilters,
): string | null {
  const size = answer?.size ?? EIGHTH;
  if (size === EIGHTH || !(near || open || town !== undefined)) return null;
  // How near is said behind it.
  const where = town === undefined ? (near ? "" : "now") : inTown(town);
  return ["No eighth", open ? "open" : "", where].filter(Boolean).join(" ");
}

/** A filter as its chip is called. */
function filterName(filter: keyof OfferFilters, { size, maxCents, town }: OfferFilters): string {
  const names: Readonly<Record<keyof OfferFilters, string>> = {
    near: "Near me",
    open: "Open now",
    size: sizeWords(size),
    maxCents: maxPriceWords(maxCents ?? 0),
    isDeal: "On sale",
    town: town === undefined ? "" : townChip(town),
  };
  return `“${names[filter]}”`;
}

/** "Up to $30": what costs just that is found, too. */
export const maxPriceWords = (cents: number): string =>
  `Up to ${formatCents(cents).replace(/\.00$/, "")}`;

/**
 * What there is none of, and what is named instead. Where no place or no hours are known, it is not said that there is
 * none, but that none is known. What opens first is looked for nearby only where that is asked for, and says so: below
 * what is open further away it would contradict that. Nothing is called open for which that filter had to be taken off.
 */
function noneText(
  { filter, without, by, lacksHours = false }: OutsideOffer,
  filters: OfferFilters,
  isBelowAnother: boolean,
  isAboveAnother: boolean,
): string {
  const miles = `${String(NEAR_MILES)} miles`;
  const within = `within ${miles}`;
  switch (filter) {
    case "near": {
      if (by !== "nearest") return `None known to be ${within}. Cheapest:`;
      if (!filters.open) return `None ${within}. Nearest:`;
      if (without.includes("open")) return `None known to be open, or ${within}. Nearest:`;
      // Who is near then stands in the line below.
      return isAboveAnother ? "Open now:" : `None ${within}. Nearest open:`;
    }
    case "open": {
      if (filters.near && isBelowAnother)
        return by === "first"
          ? `Within ${miles} first to open is`
          : `Within ${miles}, cheapest that is not known to be open:`;
      if (lacksHours) return `${NO_HOURS_KNOWN} Cheapest:`;
      const where = filters.near ? within : "now";
      const none = noneOpenWords(by === "first", where);
      return by === "first" ? `${none}: first to open is` : `${none}. Cheapest:`;
    }
    case "maxCents":
      return `None ${maxPriceWords(filters.maxCents ?? 0).toLowerCase()}. Cheapest:`;
    case "town": {
      const where = filters.town === undefined ? "there" : inTown(filters.town);
      return `None ${where}. ${by === "nearest" ? "Nearest" : "Cheapest"}:`;
    }
    case "isDeal":
      return "None on sale now. Cheapest:";
    case "size":
      return `None in this size. Cheapest in ${by === "nearest" ? "the next one" : "another"}:`;
  }
}

const opensLater = (...asked: Parameters<typeof opensWhen>) => {
  const when = opensWhen(...asked);
  return when === null ? null : `opens ${when}`;
};

/** Where it is, how far, and for how much: one link, to that package at that store. */
function OutsideLink({ outside, now }: { outside: OutsideOffer; now: number }) {
  const { filter, without, by, found } = outside;
  const { offer, price, miles } = found;
  const { store, product, sizeKey } = offer;
  const known = [
    miles === null ? null : formatMilesTo(store, miles),
    by === "first" ? opensWhen(store.openingHours, now) : null,
    by === "first" || !without.includes("open") ? null : opensLater(store.openingHours, now),
    // Of what is asked for open it is said where that is not known, unless the words before have it.
    without.includes("open") && filter !== "open" && store.openingHours === null
      ? "hours not known"
      : null,
    filter === "size" ? sizeName(offer) : null,
    aboutText(formatCents(price.cents), price.isAbout),
  ];
  return (
    <PlainLink data-came-from={store.slug} href={productPath(product.code, sizeKey)}>
      <bdi translate="no">{storeTitle(store)}</bdi>, {known.filter(Boolean).join(", ")}
    </PlainLink>
  );
}
