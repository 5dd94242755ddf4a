import type { ReactNode } from "react";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { estimatedHarvest } from "#domain/growing/sheetDates.ts";
import type { Plant } from "../JournalSheet.tsx";
import {
  cell,
  estimate,
  factText,
  headCell,
  paper,
  paperBox,
  paperBoxTitle,
  paperFacts,
  paperHead,
  paperTitle,
  ruled,
  table,
} from "./paperSheet.css.ts";

/** What the sheets are made from: the seed's form, and the weeks that the strain usually takes. */
export interface SheetProps {
  plant: Plant;
  /** As typed. */
  weeks: string;
}

interface PaperSheetProps extends SheetProps {
  title: string;
  children: ReactNode;
}

/** One sheet of paper: its title, what is known of the plant, and room to write. */
export function PaperSheet({ title, plant, weeks, children }: PaperSheetProps) {
  const { strainName, seedPlanted, seedSprouted } = plant;
  const harvest = estimatedHarvest(seedSprouted, weeks);
  return (
    <div className={paper}>
      <div className={paperHead}>
        <h3 className={paperTitle}>{title}</h3>
        <p className={paperFacts}>
          {strainName === "" ? null : (
            <strong className={factText} translate="no">
              {strainName}
            </strong>
          )}
          {seedPlanted === "" ? null : (
            <span className={factText}>Planted {formatCalendarDate(seedPlanted)}</span>
          )}
          {seedSprouted === "" ? null : (
            <span className={factText}>Sprouted {formatCalendarDate(seedSprouted)}</span>
          )}
        </p>
      </div>
      {harvest === "" ? null : (
        <p className={estimate}>
          Estimated harvest {formatCalendarDate(harvest)}: {weeks.trim()} weeks after sprouting, as
          given by the grower. An estimate, not a date to rely on.
        </p>
      )}
      {children}
    </div>
  );
}

interface GridProps {
  /** Heads of the columns, with their share of the width. */
  columns: readonly (readonly [head: string, width: number])[];
  rows: number;
  /** What stands in a row's first cell already. */
  first?: (row: number) => string;
}

/** A table to fill in by hand. */
export function WritingGrid({ columns, rows, first }: GridProps) {
  const all = columns.reduce((sum, [, width]) => sum + width, 0);
  return (
    <table className={table}>
      <thead>
        <tr>
          {columns.map(([head, width]) => (
            <th
              key={head}
              className={headCell}
              style={{ width: `${String((width / all) * 100)}%` }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map(([head], column) => (
              <td key={head} className={cell}>
                {column === 0 ? first?.(row) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A box with a title, and a line for each thing to write down. */
export function LinedBox({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={paperBox}>
      <h4 className={paperBoxTitle}>{title}</h4>
      {lines.map((words, at) => (
        <p key={at} className={ruled}>
          {words}
        </p>
      ))}
    </div>
  );
}
