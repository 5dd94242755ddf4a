import { dayAfter } from "#domain/growing/sheetDates.ts";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { PaperSheet, WritingGrid, type SheetProps } from "./PaperSheet.tsx";

const ROWS = 28;

const COLUMNS = [
  ["Date", 20],
  ["pH", 9],
  ["EC or ppm", 13],
  ["Temp. °F", 12],
  ["Humidity %", 13],
  ["VPD kPa", 11],
  ["Light height in.", 14],
  ["Notes", 50],
] as const;

/** What went in and how the air was: a row a day. */
export function FeedingSheet(props: SheetProps) {
  const { seedSprouted } = props.plant;
  return (
    <PaperSheet title="Feeding and climate" {...props}>
      <WritingGrid
        columns={COLUMNS}
        rows={ROWS}
        first={(row) => formatCalendarDate(dayAfter(seedSprouted, row))}
      />
    </PaperSheet>
  );
}
