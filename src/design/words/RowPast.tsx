import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictOfRow, type JudgedOffer } from "#domain/offers/verdictText.ts";
import type { VerdictInRow } from "#domain/offers/verdictWords.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import { hiddenOnPhone, shownOnPhone } from "../hiddenOnPhone.css.ts";
import { footFact, footOff } from "../surfaces/rowLines.css.ts";
import { SpareFacts } from "./CutLine.tsx";
import { newsOff, type OffProps } from "./Off.tsx";
import { VerdictWords } from "./VerdictWords.tsx";

interface RowPastProps extends Facts {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
}

interface Facts {
  /** By how much it is below what it was: a phone begins with it. Readers have heard it beside the price. */
  off?: OffProps | null;
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

/**
 * The same, in words that are known. On a phone it is one sentence everywhere: "30% off", and then what that is worth: "lowest
 * since Sep", "first seen today", "cheaper in Sep: $25". By how much it is below what it was is said loud only where that is news.
 */
export function PastWords({ past, off = null, spare = NONE, children }: PastWordsProps) {
  const news = off === null ? null : newsOff(off);
  const first = news ?? (off?.verdict?.kind === "lower" ? off.off : null);
  const isSilent = past === null && first === null;
  const continues = past !== null && first !== null && !past.isRecord;
  return (
    <>
      {first === null ? null : (
        <span
          className={`${shownOnPhone} ${news === null ? footFact : footOff}`}
          aria-hidden="true"
        >
          {first} off
        </span>
      )}
      {past === null ? null : (
        <VerdictWords
          className={continues ? hiddenOnPhone : undefined}
          isRecord={past.isRecord}
          text={past.text}
        />
      )}
      {continues ? (
        <span className={`${shownOnPhone} ${footFact}`} aria-hidden="true">
          {decapitalized(past.text)}
        </span>
      ) : null}
      {children}
      {spare.map((fact) => (
        <span key={fact} className={isSilent ? footFact : `${footFact} ${hiddenOnPhone}`}>
          {fact}
        </span>
      ))}
      {isSilent || spare.length === 0 ? null : <SpareFacts facts={spare} />}
    </>
  );
}
