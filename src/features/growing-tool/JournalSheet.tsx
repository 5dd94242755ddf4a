import { calendarDay, formatCalendarDate } from "#domain/time/calendar.ts";
import {
  JOURNAL_BLANK_LINES,
  JOURNAL_CHECKLIST_COLUMNS,
  JOURNAL_CHECKLIST_ROWS,
  JOURNAL_ENTRIES,
} from "#domain/constants.ts";
import { entryDate, type EntryDate } from "#domain/growing/sheetDates.ts";
import {
  checkbox,
  checkRow,
  fact,
  factLabel,
  factValue,
  line,
  remark,
  sheet,
  sheetHead,
  sheetMade,
  sheetRule,
  sheetStamp,
  sheetTitle,
  when,
  whenValue,
  box,
  boxHead,
  boxTitle,
} from "./sheet.css.ts";
import type { ReactNode } from "react";
import { Mark } from "#design/drawings/Mark.tsx";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import { lazyPart } from "#platform/lazyPart.tsx";

/** Where its file does not arrive, the sheet is there without it. */
const JournalStamp = lazyPart<{ strainName: string }>(() => import("./sheets/JournalStamp.tsx"));

export interface Plant {
  strainName: string;
  /** Calendar dates, `YYYY-MM-DD` or empty. */
  seedPlanted: string;
  seedSprouted: string;
}

/** Lines left in the overview under the three facts. */
const OVERVIEW_BLANK_LINES = 2;

interface JournalSheetProps {
  plant: Plant;
  /** Of the first of seven entries. */
  first?: number;
  /** Dates of the entries are filled in, as estimates, from the day of sprouting. */
  isDated?: boolean;
}

/** The journal: what is known of a plant, and seven entries to write by hand. */
export function JournalSheet({ plant, first = 1, isDated = false }: JournalSheetProps) {
  const dates = range(JOURNAL_ENTRIES).map((each) =>
    isDated ? entryDate(plant.seedSprouted, first + each) : null,
  );
  const areEstimates = dates.some((date) => date !== null);
  return (
    <div className={sheet}>
      <SheetHead strainName={plant.strainName} />
      <SheetBox title="Plant Overview">
        <Fact label="Strain" value={plant.strainName} />
        <Fact label="Planted" value={formatCalendarDate(plant.seedPlanted)} />
        <Fact label="Sprouted" value={formatCalendarDate(plant.seedSprouted)} />
        <Lines count={OVERVIEW_BLANK_LINES} />
      </SheetBox>
      <SheetBox
        title="Notes"
        heading={
          areEstimates ? (
            <span className={remark}>Dates are estimates: one entry a week from sprouting.</span>
          ) : null
        }
      >
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
      {dates.map((date, each) => (
        <SheetBox key={each} title={`Entry ${String(first + each)}`} heading={<When date={date} />}>
          <Lines count={JOURNAL_BLANK_LINES} />
        </SheetBox>
      ))}
    </div>
  );
}

/** The almanac's own: its mark, whose journal this is and when it was printed, over a double rule. */
function SheetHead({ strainName }: { strainName: string }) {
  const name = strainName.trim();
  const printed = formatCalendarDate(calendarDay(useNow()));
  return (
    <div className={sheetHead}>
      <Mark size={30} />
      <p className={sheetTitle} translate={name === "" ? undefined : "no"}>
        {name === "" ? "Growing journal" : name}
      </p>
      <p className={sheetMade}>
        {/* The screen's title stands right above, small: what this is is said once. */}
        <span>Printed {printed}</span>
        <br />
        {SITE.community}
      </p>
      {name === "" ? null : (
        <span className={sheetStamp}>
          <JournalStamp strainName={name} />
        </span>
      )}
      <span className={sheetRule} />
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className={fact}>
      <span className={factLabel}>{label}</span>{" "}
      <span className={factValue} translate="no">
        {value}
      </span>
    </p>
  );
}

function When({ date }: { date: EntryDate | null }) {
  const value = (words: string) => <span className={whenValue}>{words}</span>;
  return (
    <>
      <span className={when}>Week{date === null ? null : value(String(date.week))}</span>
      <span className={when}>Day{date === null ? null : value(String(date.day))}</span>
      <span className={when}>
        Date{date === null ? null : value(formatCalendarDate(date.date))}
      </span>
    </>
  );
}

function Lines({ count }: { count: number }) {
  return range(count).map((each) => <div key={each} className={line} />);
}

export const range = (count: number) => Array.from({ length: count }, (_, each) => each);

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
