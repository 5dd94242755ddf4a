import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offMark } from "../surfaces/rowLines.css.ts";

export interface OffProps {
  off: string | null;
  /** What the offer's own past says of the price. */
  verdict: PriceVerdict | null | undefined;
}

/**
 * By how much a price is below the one that it replaces: `"30%"`. Nothing where it replaces none, and nothing where it is
 * the usual one: a sale that is always on takes nothing off.
 */
export function Off({ off, verdict }: OffProps) {
  if (off === null || verdict?.kind === "usual") return null;
  return (
    <b className={offMark}>
      <span aria-hidden="true">−{off}</span>
      <span className="visually-hidden">{off} off</span>
    </b>
  );
}
