import ChevronDown from "~icons/chevron-down";
import { useId, useState, type ReactNode } from "react";
import { more, strip, unfolded, words } from "./verdictStrip.css.ts";

interface VerdictStripProps {
  /** Gold is a record's; all else is plain. */
  isRecord: boolean;
  /** The answer: "25% off $40.50, the regular price". */
  answer: string;
  /** What one has to know beside it: "We saw lower: $28.35 on Sep 14, at another store". */
  also?: string | null;
  /** What it unfolds; without anything it is words alone. */
  children?: ReactNode;
}

/** Whether a price is a good one, in two lines at most across the head of its page, and below them what that rests on, when asked. */
export function VerdictStrip({
  isRecord,
  answer,
  also = null,
  children = null,
}: VerdictStripProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const said = (
    <span className={words}>
      {answer}
      {also === null ? null : <small className={more}> {also}</small>}
    </span>
  );
  if (children === null) return <p className={strip({ isRecord })}>{said}</p>;
  return (
    <>
      <button
        type="button"
        className={strip({ isRecord })}
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
