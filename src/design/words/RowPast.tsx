import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents } from "#domain/offers/money.ts";
import { isRecord, isTie, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText, type JudgedOffer } from "#domain/offers/verdictText.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { footFact } from "../surfaces/rowLines.css.ts";
import { SpareFacts } from "./CutLine.tsx";
import { wasInFoot } from "./price.css.ts";
import { VerdictWords } from "./VerdictWords.tsx";

interface RowPastProps extends Facts {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
  /** The price that it is below, which a phone has no room for beside it; readers have heard it there. */
  wasCents?: number | null;
  /** That is what its store usually asks, and not what it says that it asks else. */
  isUsual?: boolean;
}

interface Facts {
  /** What else is known, dearest first: where a phone has said something of the price, as much of it as has room. */
  spare?: readonly string[];
  /** What else its line says. */
  children?: ReactNode;
}

/** What an offer's past says of its price, in a row, and what else is known of it there. */
export function RowPast(props: RowPastProps) {
  const { verdict, offer, now, register, wasCents = null, isUsual = false, ...facts } = props;
  const text = verdictText(verdict, offer, now, register, true);
  const past =
    verdict === null || text === null
      ? null
      : { isRecord: isRecord(verdict), isTie: isTie(verdict), text };
  return (
    <PastWords
      past={past}
      was={wasCents === null ? null : `${isUsual ? "usually " : ""}${formatCents(wasCents)}`}
      isUsual={isUsual}
      {...facts}
    />
  );
}

const NONE: readonly string[] = [];

interface PastWordsProps extends Facts {
  /** Those of a record have its mark, those of a tie stand behind the price before. */
  past: { isRecord: boolean; isTie: boolean; text: string } | null;
  was: string | null;
  isUsual?: boolean;
}

/**
 * The same, in words that are known. On a phone the price that it is below stands with them, in one form everywhere: struck
 * out. Before "was this low in Sep" it stands first, which would be read as that price else.
 */
export function PastWords({ past, was, isUsual = false, spare = NONE, children }: PastWordsProps) {
  const struck = was === null ? null : isUsual ? was : <s key="was">{was}</s>;
  const isWasFirst = struck !== null && (past === null || past.isTie);
  const isSilent = past === null && struck === null;
  const behind = [
    ...(struck === null || isWasFirst ? [] : [struck]),
    ...(past === null || !isWasFirst ? [] : [decapitalized(past.text)]),
    ...spare,
  ];
  return (
    <>
      {isWasFirst ? (
        <span className={wasInFoot} data-past aria-hidden="true">
          {struck}
        </span>
      ) : null}
      {past === null ? null : (
        <VerdictWords
          className={isWasFirst ? hiddenOnPhone : undefined}
          isRecord={past.isRecord}
          text={past.text}
        />
      )}
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
