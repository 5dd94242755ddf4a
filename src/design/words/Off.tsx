import { formatCents, offText } from "#domain/offers/money.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offMark, offQuiet } from "../surfaces/rowLines.css.ts";
import { wasBelow } from "./price.css.ts";

export interface OffProps {
  off: string | null;
  /** The price that it is below, as it is told: "$119.25"; `null` where none is known. */
  was?: string | null;
  /** What the offer's own past says of the price. */
  verdict: PriceVerdict | null | undefined;
  /** Nothing but what it is below has ever been seen. */
  isUnproven?: boolean;
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
 * nothing off, and beside “Cheaper in Oct” it would say the opposite.
 */
export const newsOff = ({ off, verdict }: OffProps): string | null =>
  verdict?.kind === "usual" || verdict?.kind === "lower" ? null : off;

/** The same beside what it was; quiet where it was to be had for less, and where no earlier price proves it. */
export function Off(props: OffProps) {
  const { off, verdict, isUnproven = verdict?.kind === "first" } = props;
  if (off === null || verdict?.kind === "usual") return null;
  const isNews = newsOff(props) !== null && !isUnproven;
  return <b className={isNews ? offMark : offQuiet}>{off} off</b>;
}

/** In a row, at every width: the price before stands below the one that holds, and behind it by how much that is less. Readers have heard the first beside the price. */
export function OffInRow(props: OffProps) {
  const { was = null } = props;
  return (
    <>
      {was === null ? null : (
        <s className={wasBelow} aria-hidden="true">
          {was}
        </s>
      )}
      <Off {...props} />
    </>
  );
}
