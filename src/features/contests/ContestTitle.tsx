import { Select } from "#design/controls/Select.tsx";
import { yearChoice } from "./marchMadness.css.ts";

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
