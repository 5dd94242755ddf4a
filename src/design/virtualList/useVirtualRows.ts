import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

/** Where lists that were left began, and how tall their rows were, by their names: without it Back would land on another row. */
const left = new Map<string, { top: number; measured: VirtualItem[] }>();

/** A row that is brought into sight is not put under the top bar, in CSS pixels. */
const TOP_BAR_PX = 72;

/** Rows that are ready on both sides of the window, for whoever scrolls. */
const OVERSCAN = 4;

interface VirtualRowsOptions {
  /** What holds the rows. */
  root: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the list among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  /** Place of a row to bring into sight, whenever another is named. */
  shown?: number | undefined;
}

/** The rows near the window, the heights before and after them, and a way to measure each. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { root, rows, rowHeight, memory, shown } = options;
  const [top, setTop] = useState(() => left.get(memory)?.top ?? 0);

  // What stands above may change its height at any time.
  useLayoutEffect(() => {
    if (root.current) setTop(topOf(root.current));
  }, [root, rows]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The top bar may stand there.
    scrollPaddingStart: TOP_BAR_PX,
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

  useEffect(() => {
    if (shown !== undefined) virtualizer.scrollToIndex(shown, { align: "auto" });
  }, [shown, virtualizer]);

  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  return {
    indexes: items.map(({ index }) => index),
    total,
    before: items[0] ? items[0].start - top : 0,
    after: total - (items.at(-1)?.end ?? top) + top,
    measure: virtualizer.measureElement,
  };
}

/** Where an element begins in the page, as laid out: a page that zooms in shows it elsewhere for a while. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
