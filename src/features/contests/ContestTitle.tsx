import { Select } from "#design/controls/Select.tsx";
import { yearChoice, contestTitle, saidByChoice } from "./marchMadness.css.ts";
import { Tag } from "#design/words/Tag.tsx";
import type { Contest } from "#domain/contests/contest.ts";

interface YearChoiceProps {
  years: readonly number[];
  year: number;
  onChoose: (year: number) => void;
}

/** Which year's contest; nothing where there is but one. */
export function YearChoice({ years, year, onChoose }: YearChoiceProps) {
  if (years.length < 2) return null;
  return (
    <div className={`${yearChoice} no-print`}>
      <Select
        label="Year"
        hidesLabel
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(year)}
        onChange={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
}

interface ContestTitleProps {
  contest: Contest;
  /** Above it a year is chosen, which says as much. */
  hasChoice: boolean;
}

export function ContestTitle({ contest: { title, sample }, hasChoice }: ContestTitleProps) {
  return (
    <div className={contestTitle}>
      <h2 className={hasChoice ? saidByChoice : undefined}>
        <bdi>{title}</bdi>
      </h2>
      {sample ? <Tag>Sample</Tag> : null}
    </div>
  );
}
