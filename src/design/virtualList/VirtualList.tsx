import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { item, list } from "./virtualList.css.ts";

interface VirtualListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the list among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  children: (row: Row) => ReactNode;
}

/** Where lists that were left began, and how tall their rows were, by their names: without it Back would land on another row. */
const left = new Map<string, { top: number; measured: VirtualItem[] }>();

/** A list as long as it likes to be: only the rows near the window are in the page. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, rowHeight, memory, children } = props;
  const root = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(() => left.get(memory)?.top ?? 0);

  // What stands above may change its height at any time.
  useLayoutEffect(() => {
    if (root.current) setTop(topOf(root.current));
  }, [rows]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
    initialMeasurementsCache: left.get(memory)?.measured ?? [],
    useFlushSync: false,
    // Without an entry the browser has not laid the row out yet, and asking would make it do so at once.
    measureElement: (element, entry, { indexFromElement, itemSizeCache }) =>
      Math.round(
        entry?.borderBoxSize[0]?.blockSize ??
          itemSizeCache.get(indexFromElement(element)) ??
          rowHeight,
      ),
  });

  useEffect(
    () => () => void left.set(memory, { top, measured: virtualizer.takeSnapshot() }),
    [memory, top, virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const before = items[0] ? items[0].start - top : 0;

  return (
    <ul
      ref={root}
      aria-label={label}
      className={list}
      style={{ height: virtualizer.getTotalSize(), paddingBlockStart: before }}
    >
      {items.map(({ index }) => {
        const row = rows[index];
        // Its place is the key: another row in that place changes some texts, and builds nothing anew.
        return row === undefined ? null : (
          <li
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={item}
          >
            {children(row)}
          </li>
        );
      })}
    </ul>
  );
}

/** Where an element begins in the page, as laid out: a page that zooms in shows it elsewhere for a while. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
