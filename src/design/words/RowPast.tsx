import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictOfRow, type JudgedOffer } from "#domain/offers/verdictText.ts";
import type { VerdictInRow } from "#domain/offers/verdictWords.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import { hiddenOnPhone, shownOnPhone } from "../hiddenOnPhone.css.ts";
import { footAsBefore, footFact, footOff } from "../surfaces/rowLines.css.ts";
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
 * since Sep", "first seen today", or in the same thought "30% off, as in Oct". What was cheaper before says that first.
 */
export function PastWords({ past, off = null, spare = NONE, children }: PastWordsProps) {
  const first = off === null ? null : newsOff(off);
  const isSilent = past === null && first === null;
  const later = first === null && off?.verdict?.kind === "lower" ? off.off : null;
  const behind = later === null ? spare : [`${later} off`, ...spare];
  const continues = past !== null && first !== null && !past.isRecord;
  return (
    <>
      {first === null ? null : (
        <b className={`${shownOnPhone} ${footOff}`} aria-hidden="true">
          {first} off
          {past?.asBefore ? <span className={footAsBefore}>{past.asBefore}</span> : null}
        </b>
      )}
      {past === null ? null : (
        <VerdictWords
          className={continues ? hiddenOnPhone : undefined}
          isRecord={past.isRecord}
          text={past.text}
        />
      )}
      {continues && past.asBefore === null ? (
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
      {isSilent || behind.length === 0 ? null : <SpareFacts facts={behind} />}
    </>
  );
}
