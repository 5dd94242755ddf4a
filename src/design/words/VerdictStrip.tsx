import ChevronDown from "~icons/chevron-down";
import { useId, useState, type ReactNode } from "react";
import {
  besideWord,
  evidence,
  more,
  strip,
  unfolded,
  word as wordStyle,
  words,
} from "./verdictStrip.css.ts";

interface VerdictStripProps {
  /** Gold is a record's; all else is plain. */
  isRecord: boolean;
  /** Something else is the answer, and stands before it. */
  isQuiet?: boolean;
  /** The conclusion, in a line of its own: "Real deal". */
  word?: string | null;
  /** The answer, or what the word rests on: "25% off $40.50, the regular price". */
  answer: string;
  /** What one has to know beside it: "It was $28.35 at another store on Sep 14". */
  also?: string | null;
  /** How long it is so, in words that go on: "ends Dec 6". */
  ends?: string | null;
  /** What it unfolds; without anything it is words alone. */
  children?: ReactNode;
}

/** Whether a price is a good one, in a word and two lines at most across the head of its page, and below them what that rests on, when asked. */
export function VerdictStrip({
  isRecord,
  isQuiet = false,
  word = null,
  answer,
  also = null,
  ends = null,
  children = null,
}: VerdictStripProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const said = (
    <span className={words}>
      {word === null ? null : (
        <b className={wordStyle}>
          {word} {ends === null ? null : <small className={besideWord}>{ends} </small>}
        </b>
      )}
      {word === null ? answer : <span className={evidence}>{answer}</span>}
      {word !== null || ends === null || also !== null ? null : (
        <small className={besideWord}> {ends}</small>
      )}
      {also === null ? null : (
        <small className={more}>
          {" "}
          {also}
          {word !== null || ends === null ? "" : `, ${ends}`}
        </small>
      )}
    </span>
  );
  if (children === null) return <p className={strip({ isRecord, isQuiet })}>{said}</p>;
  return (
    <>
      <button
        type="button"
        className={strip({ isRecord, isQuiet })}
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
