import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents } from "#domain/offers/money.ts";
import { isRecord, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText, type JudgedOffer } from "#domain/offers/verdictText.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { footFact } from "../surfaces/rowLines.css.ts";
import { SpareFacts } from "./CutLine.tsx";
import { wasInFoot } from "./price.css.ts";
import { VerdictWords } from "./VerdictWords.tsx";

interface RowPastProps {
  verdict: PriceVerdict | null;
  /** With its moments in epoch milliseconds. */
  offer: JudgedOffer;
  now: number;
  register: Register | null;
  /** The price that it is below, which a phone has no room for beside it; readers have heard it there. */
  wasCents?: number | null;
  /** That is what its store usually asks, and not what it says that it asks else. */
  isUsual?: boolean;
  /** What else is known, dearest first: where a phone has said something of the price, as much of it as has room. */
  spare?: readonly string[];
  /** What else its line says. */
  children?: ReactNode;
}

/**
 * What an offer's past says of its price, in a row. On a phone the price that it is below stands with it, in one form
 * everywhere: struck out. Before "same price in Sep" it stands first, which would be read as that price else.
 */
export function RowPast(props: RowPastProps) {
  const { verdict, offer, now, register, wasCents = null, isUsual = false } = props;
  const { spare = [], children } = props;
  const text = verdictText(verdict, offer, now, register, true);
  const isTie = verdict?.kind === "lowest" && verdict.asLowOn !== undefined;
  const was = wasCents === null ? null : <Was key="was" cents={wasCents} isUsual={isUsual} />;
  const isWasFirst = was !== null && (text === null || isTie);
  const isSilent = text === null && was === null;
  const behind = [
    ...(was === null || isWasFirst ? [] : [was]),
    ...(text === null || !isWasFirst ? [] : [text.charAt(0).toLowerCase() + text.slice(1)]),
    ...spare,
  ];
  return (
    <>
      {isWasFirst ? (
        <span className={wasInFoot} data-past aria-hidden="true">
          {was}
        </span>
      ) : null}
      {verdict === null || text === null ? null : (
        <VerdictWords
          className={isWasFirst ? hiddenOnPhone : undefined}
          isRecord={isRecord(verdict)}
          text={text}
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

const Was = ({ cents, isUsual }: { cents: number; isUsual: boolean }) =>
  isUsual ? <>usually {formatCents(cents)}</> : <s>{formatCents(cents)}</s>;
