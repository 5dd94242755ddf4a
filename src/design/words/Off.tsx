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
 * By how much a price is below the one that it replaces: `"30%"`. Only where that is news: a sale that is always on takes
 * nothing off, beside “Cheaper in Oct” it would say the opposite, and what most of a list has its head says.
 */
export function Off({ off, verdict, isNoNews = false }: OffProps) {
  if (off === null || isNoNews || verdict?.kind === "usual" || verdict?.kind === "lower")
    return null;
  return (
    <b className={offMark}>
      <span aria-hidden="true">−{off}</span>
      <span className="visually-hidden">{off} off</span>
    </b>
  );
}
