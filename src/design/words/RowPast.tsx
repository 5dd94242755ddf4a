import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictOfRow, type JudgedOffer } from "#domain/offers/verdictText.ts";
import type { VerdictInRow } from "#domain/offers/verdictWords.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { footFact } from "../surfaces/rowLines.css.ts";
import { SpareFacts } from "./CutLine.tsx";
import { VerdictWords } from "./VerdictWords.tsx";

interface RowPastProps extends Facts {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
}

interface Facts {
  /** What else is known, dearest first: where a phone has said something of the price, as much of it as has room. */
  spare?: readonly string[];
  /** What else its line says. */
  children?: ReactNode;
}

/** What an offer's past says of its price, in a row, and what else is known of it there. */
export function RowPast({ verdict, offer, now, register, ...facts }: RowPastProps) {
  return <PastWords past={verdictOfRow(verdict, offer, now, register)} {...facts} />;
}

const NONE: readonly string[] = [];

interface PastWordsProps extends Facts {
  /** Those of a record have its mark. */
  past: VerdictInRow | null;
}

/** The same, in words that are known: "◆ Lowest in 90 days", "cheaper in Sep: $25", "no price history yet". */
export function PastWords({ past, spare = NONE, children }: PastWordsProps) {
  return (
    <>
      {past === null ? null : (
        <VerdictWords
          isRecord={past.isRecord}
          text={past.isRecord ? past.text : decapitalized(past.text)}
        />
      )}
      {children}
      {spare.map((fact) => (
        <span key={fact} className={past === null ? footFact : `${footFact} ${hiddenOnPhone}`}>
          {fact}
        </span>
      ))}
      {past === null || spare.length === 0 ? null : <SpareFacts facts={spare} />}
    </>
  );
}
