import { useRef, type ReactNode } from "react";
import { useVirtualRows } from "./useVirtualRows.ts";
import { table } from "./virtualTable.css.ts";

interface VirtualTableProps<Row> {
  label: string;
  /** Of the whole: how wide its columns are, and whether its heads stay in sight. */
  className?: string;
  rows: readonly Row[];
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the table among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  /** The cells of the heading row. */
  head: ReactNode;
  /** The cells of a row. */
  children: (row: Row) => ReactNode;
}

/** A table as long as it likes to be: only the rows near the window are in the page. */
export function VirtualTable<Row>({
  label,
  className = "",
  head,
  ...options
}: VirtualTableProps<Row>) {
  const { rows } = options;
  const root = useRef<HTMLTableSectionElement>(null);
  const { near, before, after, measure } = useVirtualRows({ root, ...options });
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} className={`${table} ${className}`}>
      <thead>
        <tr aria-rowindex={1}>{head}</tr>
      </thead>
      <tbody ref={root}>
        <Space height={before} />
        {near.map(({ index, content }) => (
          <tr key={index} ref={measure} data-index={index} aria-rowindex={index + 2}>
            {content}
          </tr>
        ))}
        <Space height={after} />
      </tbody>
    </table>
  );
}

/** As tall as the rows that are not there. */
const Space = ({ height }: { height: number | undefined }) => (
  <tr aria-hidden="true" style={{ height }} />
);
