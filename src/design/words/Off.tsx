import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offMark } from "../surfaces/rowLines.css.ts";

export interface OffProps {
  off: string | null;
  /** What the offer's own past says of the price. */
  verdict: PriceVerdict | null | undefined;
  /** It is no news: most of a list is as much below, or it was to be had for less elsewhere. */
  isNoNews?: boolean;
}

/**
 * By how much a price is below the one that it replaces: `"30%"`. Nothing where it replaces none, and nothing where it is
 * the usual one: a sale that is always on takes nothing off. Quiet where it was cheaper not long ago: a green mark beside
 * “Cheaper in Oct” would say the opposite.
 */
export function Off({ off, verdict, isNoNews = false }: OffProps) {
  if (off === null || verdict?.kind === "usual") return null;
  const isQuiet = isNoNews || verdict?.kind === "lower";
  return (
    <b className={offMark} data-quiet={isQuiet || undefined}>
      <span aria-hidden="true">−{off}</span>
      <span className="visually-hidden">{off} off</span>
    </b>
  );
}
