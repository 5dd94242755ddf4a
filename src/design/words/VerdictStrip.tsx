import ChevronDown from "~icons/chevron-down";
import type { MouseEventHandler } from "react";
import { strip, where as whereStyle, words } from "./verdictStrip.css.ts";

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
  /** The way to the whole of that past. */
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** Whether a price is a good one, in one sentence across the head of its page. */
export function VerdictStrip({ tone, off, past, where = null, href, onClick }: VerdictStripProps) {
  const areTwo = off !== null && past !== null;
  const end = areTwo ? "." : "";
  return (
    <a href={href} className={strip({ tone })} onClick={onClick}>
      <span className={words}>
        {off}
        {areTwo ? ". " : null}
        {past}
        {where === null || past === null ? null : <span className={whereStyle}> {where}</span>}
        {end}
      </span>
      <ChevronDown size={18} aria-hidden="true" />
    </a>
  );
}
