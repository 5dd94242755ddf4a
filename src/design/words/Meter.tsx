import { figureLine, fill, head, limitMark, meter, note as noteStyle, track } from "./meter.css.ts";

interface MeterProps {
  label: string;
  /** The amount and its limit in words, beside the label. */
  amount: string;
  /** What the bar says, in words, below it. */
  note: string;
  /** Of the limit: 1 is all of it, and more is too much. */
  share: number;
  tone: "ok" | "near" | "over";
  /** What is left of the limit, large, in place of the label and the amount, which are read out: the bar is as full as that. */
  figure?: { value: string; words: string };
  /** What is read out of it in place of the note. */
  said?: string;
}

/** An amount against its limit: a bar, and the same in words. */
export function Meter({ label, amount, note, share, tone, figure, said = note }: MeterProps) {
  const scale = Math.max(1, share);
  const isOfRest = figure !== undefined && share <= 1;
  return (
    <div className={meter}>
      {figure === undefined ? (
        <div className={head}>
          <strong>{label}</strong>
          <span>{amount}</span>
        </div>
      ) : (
        <p className={figureLine({ tone })}>
          <b>{figure.value}</b> {figure.words}
        </p>
      )}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
        aria-valuetext={`${amount}. ${said}`}
        className={track}
      >
        <span
          className={fill({ tone })}
          style={{ width: percent(isOfRest ? 1 - share : share / scale) }}
        />
        {share > 1 ? <span className={limitMark} style={{ left: percent(1 / scale) }} /> : null}
      </div>
      <p className={noteStyle}>{note}</p>
    </div>
  );
}

const percent = (share: number) => `${String(share * 100)}%`;
