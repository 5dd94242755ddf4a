import { isNoDeal, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offTag } from "../surfaces/rowLines.css.ts";
import { Tag } from "./Tag.tsx";

export interface OffProps {
  off: string | null;
  /** What the offer's own past says of the price: green is for what is a deal. */
  verdict: PriceVerdict | null | undefined;
}

/** By how much a price is below the one that it replaces: `"30%"`; nothing where it replaces none. */
export function Off({ off, verdict }: OffProps) {
  if (off === null) return null;
  return (
    <span className={offTag}>
      <Tag tone={isNoDeal(verdict) ? "plain" : "good"}>
        <span aria-hidden="true">−{off}</span>
        <span className="visually-hidden">{off} off</span>
      </Tag>
    </span>
  );
}
