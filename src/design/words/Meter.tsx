import { figureLine, fill, head, limitMark, meter, note as noteStyle, track } from "./meter.css.ts";

interface MeterProps {
  label: string;
  /** What is left of the limit, or too much, in words, beside the label. */
  amount: string;
  /** What the bar says, in words, below it. */
  note: string;
  /** What is used of the limit: 1 is all of it, and more is too much. */
  share: number;
  tone: "ok" | "near" | "over";
  /** What is left of the limit, large, in place of the label and the amount, which are read out. */
  figure?: { value: string; words: string };
  /** What is read out of it in place of the note. */
  said?: string;
}

/** What is left of a limit: a bar as full as that, and the same in words; once it is passed, where the limit lies in what there is. */
export function Meter({ label, amount, note, share, tone, figure, said = note }: MeterProps) {
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
        aria-valuenow={Math.max(0, Math.floor((1 - share) * 100))}
        aria-valuetext={`${amount}. ${said}`}
        className={track}
      >
        <span className={fill({ tone })} style={{ width: percent(share <= 1 ? 1 - share : 1) }} />
        {share > 1 ? <span className={limitMark} style={{ left: percent(1 / share) }} /> : null}
      </div>
      <p className={noteStyle}>{note}</p>
    </div>
  );
}

const percent = (share: number) => `${String(share * 100)}%`;
