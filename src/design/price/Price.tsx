import { formatCents } from "#domain/prices/money.ts";
import { price, was } from "./price.css.ts";

interface PriceProps {
  cents: number;
  /** The price it is below; nothing when it is not. */
  wasCents?: number | null;
  /** What `wasCents` is, for those who do not see the line through it. */
  wasLabel?: string;
}

/** What any visitor pays now, before tax. */
export function Price({ cents, wasCents, wasLabel = "instead of" }: PriceProps) {
  return (
    <span className={price}>
      {wasCents ? (
        <>
          <span className="visually-hidden">{wasLabel} </span>
          <s className={was}>{formatCents(wasCents)}</s>{" "}
        </>
      ) : null}
      <strong>{formatCents(cents)}</strong>
    </span>
  );
}
