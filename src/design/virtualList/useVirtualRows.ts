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

/** Rows in the page, the heights of the list and of what is left out of it, and a way to measure each row. */
interface VirtualRows {
  indexes: readonly number[];
  /** `undefined`: as tall as the rows are. */
  total: number | undefined;
  before: number | undefined;
  after: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** As many as one reads through without searching. */
const ROWS_OF_A_VIEW = 100;

/** The rows near the window. A first view has no window, and many rows for whoever runs no scripts. */
export const useVirtualRows: (options: VirtualRowsOptions) => VirtualRows = import.meta.env.SSR
  ? ({ rows }) => ({
      indexes: [...rows.keys()].slice(0, ROWS_OF_A_VIEW),
      total: undefined,
      before: undefined,
      after: 0,
      measure: undefined,
    })
  : useRowsNearWindow;

function useRowsNearWindow(options: VirtualRowsOptions): VirtualRows {
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
