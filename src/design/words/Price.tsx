import { formatCents } from "#domain/offers/money.ts";
import { About } from "./About.tsx";
import { longPrice, price, was } from "./price.css.ts";

interface PriceProps {
  cents: number;
  /** The price it is below; nothing when it is not. */
  wasCents?: number | null;
  /** In a row, which has it below the price that holds, for the eye: here it is read out. */
  inRow?: boolean;
  /** What `wasCents` is, for those who do not see the line through it. */
  wasLabel?: string;
  /** With tax, as it is about to be at the register. */
  isAbout?: boolean;
  /** By a sign; in a word, where the page has said it in one; or the head of the list says it, and here those who hear it. */
  saysAbout?: "sign" | "word" | "head";
  /** Why it is less than what everybody pays. */
  because?: string | null;
}

/** What any visitor pays now: before tax, unless a sign says "about". */
export function Price({
  cents,
  wasCents,
  inRow = false,
  wasLabel = "instead of",
  isAbout = false,
  saysAbout = "sign",
  because = null,
}: PriceProps) {
  return (
    <span className={because === null ? price : longPrice}>
      {wasCents ? (
        <span className={inRow ? "visually-hidden" : undefined}>
          <WasPrice cents={wasCents} label={wasLabel} isAbout={isAbout} />{" "}
        </span>
      ) : null}
      <strong>
        <About isAbout={isAbout} isWord={saysAbout === "word"} isSilent={saysAbout === "head"}>
          {formatCents(cents)}
        </About>
      </strong>
      {because === null ? null : <small> {because}</small>}
    </span>
  );
}

/** The price that another one is below, and for those who do not see the line through it, what it is. */
function WasPrice({
  cents,
  label,
  isAbout = false,
}: {
  cents: number;
  label: string;
  isAbout?: boolean;
}) {
  return (
    <>
      <span className="visually-hidden">{isAbout ? `${label} about` : label} </span>
      <s className={was}>{formatCents(cents)}</s>
    </>
  );
}
