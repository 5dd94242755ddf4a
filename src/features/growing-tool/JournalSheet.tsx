import { formatCalendarDate } from "#domain/time/calendar.ts";
import {
  JOURNAL_BLANK_LINES,
  JOURNAL_CHECKLIST_COLUMNS,
  JOURNAL_CHECKLIST_ROWS,
  JOURNAL_ENTRIES,
} from "#domain/constants.ts";
import {
  checkbox,
  checkRow,
  fact,
  factLabel,
  factValue,
  line,
  sheet,
  when,
  box,
  boxHead,
  boxTitle,
} from "./sheet.css.ts";
import type { ReactNode } from "react";

export interface Plant {
  strainName: string;
  /** Calendar dates, `YYYY-MM-DD` or empty. */
  seedPlanted: string;
  seedSprouted: string;
}

/** Lines left in the overview under the three facts. */
const OVERVIEW_BLANK_LINES = 2;

export function JournalSheet({ plant }: { plant: Plant }) {
  return (
    <div className={sheet}>
      <SheetBox title="Plant Overview">
        <Fact label="Strain" value={plant.strainName} />
        <Fact label="Planted" value={formatCalendarDate(plant.seedPlanted)} />
        <Fact label="Sprouted" value={formatCalendarDate(plant.seedSprouted)} />
        <Lines count={OVERVIEW_BLANK_LINES} />
      </SheetBox>
      <SheetBox title="Notes">
        <Lines count={JOURNAL_BLANK_LINES} />
      </SheetBox>
      <SheetBox title="Checklist">
        {range(JOURNAL_CHECKLIST_ROWS).map((row) => (
          <div key={row} className={checkRow}>
            {range(JOURNAL_CHECKLIST_COLUMNS).map((column) => (
              <span key={column} className={checkbox} />
            ))}
          </div>
        ))}
      </SheetBox>
      {range(JOURNAL_ENTRIES).map((entry) => (
        <SheetBox key={entry} title={`Entry ${entry + 1}`} heading={<When />}>
          <Lines count={JOURNAL_BLANK_LINES} />
        </SheetBox>
      ))}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className={fact}>
      <span className={factLabel}>{label}</span> <span className={factValue}>{value}</span>
    </p>
  );
}

function When() {
  return (
    <>
      <span className={when}>Week</span>
      <span className={when}>Day</span>
      <span className={when}>Date</span>
    </>
  );
}

function Lines({ count }: { count: number }) {
  return range(count).map((each) => <div key={each} className={line} />);
}

const range = (count: number) => Array.from({ length: count }, (_, each) => each);

interface SheetBoxProps {
  title: string;
  /** What is to be filled in beside the title. */
  heading?: ReactNode;
  children: ReactNode;
}

function SheetBox({ title, heading, children }: SheetBoxProps) {
  return (
    <section className={box} aria-label={title}>
      <div className={boxHead}>
        <h3 className={boxTitle}>{title}</h3>
        {heading}
      </div>
      {children}
    </section>
  );
}
