import { formatCents } from "#domain/offers/money.ts";
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
          <WasPrice cents={wasCents} label={wasLabel} />{" "}
        </>
      ) : null}
      <strong>{formatCents(cents)}</strong>
    </span>
  );
}

/** The price that another one is below, and for those who do not see the line through it, what it is. */
export function WasPrice({ cents, label }: { cents: number; label: string }) {
  return (
    <>
      <span className="visually-hidden">{label} </span>
      <s className={was}>{formatCents(cents)}</s>
    </>
  );
}
