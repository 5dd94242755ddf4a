import type { ReactNode } from "react";
import { Fold } from "../surfaces/Fold.tsx";
import { usePrinting } from "../usePrinting.ts";
import type { ChartRows } from "./chart.ts";
import { table as tableStyle, tableFold, tableScroll } from "./chart.css.ts";

interface ChartTableProps {
  /** Of the chart. */
  title: string;
  table: ChartRows;
}

/** As many columns as a sheet has room for, beside that of the rows' heads. */
const MOST_ON_PAPER = 10;

/** What a chart shows, as numbers. On paper a wide table is several, each with the rows' heads. */
export function ChartTable({ title, table: { columns, rows } }: ChartTableProps) {
  const count = columns.length - 1;
  const tables = usePrinting() ? Math.max(1, Math.ceil(count / MOST_ON_PAPER)) : 1;
  const most = Math.ceil(count / tables);
  const parts = Array.from(
    { length: tables },
    (_, part) => (all: readonly ReactNode[]) => all.slice(1 + part * most, 1 + (part + 1) * most),
  );
  return (
    <div className={tableFold}>
      <Fold summary="Show as a table">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={tableScroll} role="region" aria-label={`${title}, as a table`} tabIndex={0}>
          {parts.map((cut, part) => (
            <table key={part} className={tableStyle}>
              <thead>
                <tr>
                  {[columns[0], ...cut(columns)].map((column, place) => (
                    <th key={place} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells }) => (
                  <tr key={key}>
                    <th scope="row">{cells[0]}</th>
                    {cut(cells).map((cell, place) => (
                      <td key={place}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </Fold>
    </div>
  );
}
