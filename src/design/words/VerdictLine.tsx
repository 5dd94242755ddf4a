import type { Register } from "#domain/prices/atRegister.ts";
import { isRecord, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText, type JudgedOffer } from "#domain/offers/verdictText.ts";
import { marked, verdictLine } from "./verdictLine.css.ts";

interface VerdictLineProps {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
  /** Whose past it is, beside prices of other stores: "at this store". */
  where?: string | undefined;
}

/** What an offer's own past says of its price; nothing where it says nothing. A row has `RowPast`. */
export function VerdictLine({ verdict, offer, now, register, where }: VerdictLineProps) {
  const text = verdictText(verdict, offer, now, register);
  if (verdict === null || text === null) return null;
  const isLowest = isRecord(verdict);
  return (
    <span className={verdictLine({ tone: isLowest ? "lowest" : "plain" })}>
      {isLowest ? <span className={marked}>{text}</span> : text}
      {where !== undefined && (verdict.kind === "lowest" || verdict.kind === "lower") ? (
        <span>{where}</span>
      ) : null}
    </span>
  );
}
