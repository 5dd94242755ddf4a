import ChevronDown from "~icons/chevron-down";
import { useId, useState, type ReactNode } from "react";
import { more, strip, unfolded, where as whereStyle, words } from "./verdictStrip.css.ts";

/** Gold is a record's; the tint is for a price that is as good as it looks; all else is plain. */
export type VerdictTone = "record" | "good" | "plain";

interface VerdictStripProps {
  tone: VerdictTone;
  /** What it is below: "30% off $119.25"; `null` where that is not said. */
  off: string | null;
  /** What the past says of the price: "Same price in September"; `null` where it says nothing. */
  past: string | null;
  /** Whose past that is, beside prices of other stores: "here". */
  where?: string | null;
  /** What another store asked: "Was $28.35 elsewhere, Sep 14". */
  elsewhere?: string | null;
  /** What it unfolds; without anything it is a line of words. */
  children?: ReactNode;
}

/** Whether a price is a good one, in one sentence across the head of its page, and below it what that rests on, when asked. */
export function VerdictStrip(props: VerdictStripProps) {
  const { tone, off, past, where = null, elsewhere = null, children = null } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const areTwo = off !== null && past !== null;
  const end = areTwo ? "." : "";
  const said = (
    <span className={words}>
      {off}
      {areTwo ? ". " : null}
      {past}
      {where === null || past === null ? null : <span className={whereStyle}> {where}</span>}
      {end}
      {elsewhere === null ? null : <small className={more}> {elsewhere}</small>}
    </span>
  );
  if (children === null) return <p className={strip({ tone })}>{said}</p>;
  return (
    <>
      <button
        type="button"
        className={strip({ tone })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {said}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      {isOpen ? (
        <div id={id} className={unfolded}>
          {children}
        </div>
      ) : null}
    </>
  );
}
