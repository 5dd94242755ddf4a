import { fill, head, limitMark, meter, note as noteStyle, track } from "./meter.css.ts";

interface MeterProps {
  label: string;
  /** The amount and its limit in words, beside the label. */
  amount: string;
  /** What the bar says, in words, below it. */
  note: string;
  /** Of the limit: 1 is all of it, and more is too much. */
  share: number;
  tone: "ok" | "near" | "over";
}

/** An amount against its limit: a bar, and the same in words. */
export function Meter({ label, amount, note, share, tone }: MeterProps) {
  const scale = Math.max(1, share);
  return (
    <div className={meter}>
      <div className={head}>
        <strong>{label}</strong>
        <span>{amount}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
        aria-valuetext={`${amount}. ${note}`}
        className={track}
      >
        <span className={fill({ tone })} style={{ width: percent(share / scale) }} />
        {share > 1 ? <span className={limitMark} style={{ left: percent(1 / scale) }} /> : null}
      </div>
      <p className={noteStyle}>{note}</p>
    </div>
  );
}

const percent = (share: number) => `${String(share * 100)}%`;
