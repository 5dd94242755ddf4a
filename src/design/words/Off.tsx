import { formatCents, offText } from "#domain/offers/money.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { hiddenOnPhone, shownOnPhone } from "../hiddenOnPhone.css.ts";
import { offMark } from "../surfaces/rowLines.css.ts";
import { wasOnPhone } from "./price.css.ts";

export interface OffProps {
  off: string | null;
  /** The price that it is below, as it is told: "$119.25"; `null` where none is known. */
  was?: string | null;
  /** What the offer's own past says of the price. */
  verdict: PriceVerdict | null | undefined;
  /** It is no news: most of a list is as much below, or it was to be had for less elsewhere. */
  isNoNews?: boolean;
}

/** What is said of a price in cents that is below another one, or is not: `null`. */
export const offOf = (
  cents: number,
  wasCents: number | null,
  verdict: PriceVerdict | null,
): OffProps => ({
  off: offText(cents, wasCents),
  was: wasCents === null ? null : formatCents(wasCents),
  verdict,
});

/**
 * By how much a price is below the one that it replaces: `"30%"`; `null` where that is no news: a sale that is always on takes
 * nothing off, beside “Cheaper in Oct” it would say the opposite, and what most of a list has its head says.
 */
export const newsOff = ({ off, verdict, isNoNews = false }: OffProps): string | null =>
  isNoNews || verdict?.kind === "usual" || verdict?.kind === "lower" ? null : off;

/** The same beside a price. */
export function Off(props: OffProps) {
  const off = newsOff(props);
  return off === null ? null : <b className={offMark}>{off} off</b>;
}

/**
 * In a row that has a line for what its past says: a phone has no room for the price before beside the one that holds, so it
 * stands below that, and “30% off” begins the line of the past. Readers have heard both beside the price.
 */
export function OffInRow(props: OffProps) {
  const { was = null } = props;
  return (
    <>
      {was === null ? null : (
        <s className={`${shownOnPhone} ${wasOnPhone}`} aria-hidden="true">
          {was}
        </s>
      )}
      <span className={hiddenOnPhone}>
        <Off {...props} />
      </span>
    </>
  );
}
