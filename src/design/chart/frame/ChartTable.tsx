import { Fold } from "../../fold/Fold.tsx";
import type { ChartTable as Table } from "./chart.ts";
import { table as tableStyle, tableFold, tableScroll } from "./chart.css.ts";

interface ChartTableProps {
  /** Of the chart. */
  title: string;
  table: Table;
}

/** What a chart shows, as numbers. */
export function ChartTable({ title, table: { columns, rows } }: ChartTableProps) {
  return (
    <div className={tableFold}>
      <Fold summary={`As a table (${String(rows.length)})`}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={tableScroll} role="region" aria-label={`${title}, as a table`} tabIndex={0}>
          <table className={tableStyle}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [head, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, place) => (
                    <td key={columns[place + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
    </div>
  );
}
