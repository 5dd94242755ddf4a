import { useRef, type ReactNode } from "react";
import { useVirtualRows } from "./useVirtualRows.ts";
import { item, list, pairs } from "./virtualList.css.ts";

interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the list among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  /** Place of a row to bring into sight, whenever another is named. */
  shown?: number | undefined;
  /**
   * Two where rows stand in pairs and the window has room for that: the styles ask for the same width, so that a first view
   * stands as the list will. Left away, each row has a line of its own everywhere.
   */
  columns?: 1 | 2;
  /** @param place of the row in the list, from 0 */
  children: (row: Row, place: number) => ReactNode;
}

/** A list as long as it likes to be: only the rows near the window are in the page. */
export function VirtualList<Row>({ label, ...options }: VirtualListProps<Row>) {
  const { rows, columns } = options;
  const root = useRef<HTMLUListElement>(null);
  const { near, total, before, measure } = useVirtualRows({ root, ...options });
  return (
    <ul
      ref={root}
      aria-label={label}
      className={columns === undefined ? list : `${list} ${pairs}`}
      style={{ height: total, paddingBlockStart: before }}
    >
      {near.map(({ index, line, content }) => (
        // Its place is the key: another row in that place changes some texts, and builds nothing anew.
        <li
          key={index}
          // Those of one line are as tall as each other.
          ref={index === line * (columns ?? 1) ? measure : undefined}
          data-index={line}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={item}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
