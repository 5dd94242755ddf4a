import type { ReactNode } from "react";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents } from "#domain/offers/money.ts";
import { isRecord, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { verdictText, type JudgedOffer } from "#domain/offers/verdictText.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
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
  /** What else a phone's row has no other place for, dearest first: facts that are heard elsewhere. */
  spare?: readonly ReactNode[];
  /** What else its line says. */
  children?: ReactNode;
}

/**
 * What an offer's past says of its price, in a row. On a phone the price that it is below stands with it, in one form
 * everywhere: struck out. Before "same price in Sep" it stands first, which would be read as that price else.
 */
export function RowPast(props: RowPastProps) {
  const { verdict, offer, now, register, wasCents = null, isUsual = false, spare = [] } = props;
  const { children } = props;
  const text = verdictText(verdict, offer, now, register, true);
  const was = wasCents === null ? null : <Was key="was" cents={wasCents} isUsual={isUsual} />;
  if (verdict === null || text === null)
    return was === null ? (
      children
    ) : (
      <WasFirst was={was} spare={spare}>
        {children}
      </WasFirst>
    );
  if (was === null || verdict.kind !== "lowest" || verdict.asLowOn === undefined)
    return (
      <>
        <VerdictWords isRecord={isRecord(verdict)} text={text} />
        {children}
        <SpareFacts facts={was === null ? spare : [was, ...spare]} />
      </>
    );
  return (
    <>
      <VerdictWords className={hiddenOnPhone} isRecord={false} text={text} />
      <WasFirst was={was} spare={[text.charAt(0).toLowerCase() + text.slice(1), ...spare]}>
        {children}
      </WasFirst>
    </>
  );
}

function WasFirst({
  was,
  spare,
  children,
}: Pick<RowPastProps, "spare" | "children"> & { was: ReactNode }) {
  return (
    <>
      <span className={wasInFoot} data-past aria-hidden="true">
        {was}
      </span>
      {children}
      <SpareFacts facts={spare ?? []} />
    </>
  );
}

const Was = ({ cents, isUsual }: { cents: number; isUsual: boolean }) =>
  isUsual ? <>usually {formatCents(cents)}</> : <s>{formatCents(cents)}</s>;
