import { useRef, type ReactNode } from "react";
import { useVirtualRows } from "./useVirtualRows.ts";
import { item, list } from "./virtualList.css.ts";

interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the list among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  /** Place of a row to bring into sight, whenever another is named. */
  shown?: number | undefined;
  /** @param place of the row in the list, from 0 */
  children: (row: Row, place: number) => ReactNode;
}

/** A list as long as it likes to be: only the rows near the window are in the page. */
export function VirtualList<Row>({ label, ...options }: VirtualListProps<Row>) {
  const { rows } = options;
  const root = useRef<HTMLUListElement>(null);
  const { near, total, before, measure } = useVirtualRows({ root, ...options });
  return (
    <ul
      ref={root}
      aria-label={label}
      className={list}
      style={{ height: total, paddingBlockStart: before }}
    >
      {near.map(({ index, content }) => (
        // Its place is the key: another row in that place changes some texts, and builds nothing anew.
        <li
          key={index}
          ref={measure}
          data-index={index}
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
