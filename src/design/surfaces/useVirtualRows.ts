import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from "react";

/** Where lists that were left began, and how tall their rows were, by their names: without it Back would land on another row. */
const left = new Map<string, { top: number; measured: VirtualItem[] }>();

/** A row that is brought into sight is not put under the top bar, in CSS pixels. */
const TOP_BAR_PX = 72;

/** Rows that are ready on both sides of the window, for scrolling. */
const OVERSCAN = 4;

interface VirtualRowsOptions<Row> {
  /** What holds the rows. */
  root: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** @param place of the row among all, from 0 */
  children: (row: Row, place: number) => ReactNode;
  /** Usual height of a row in CSS pixels; each row is measured once it is there. */
  rowHeight: number;
  /** Names the list among all, so that it is just as tall when the visitor comes back. */
  memory: string;
  /** Place of a row to bring into sight, whenever another is named. */
  shown?: number | undefined;
}

/** What stands in a row, and its place among all, from 0. */
interface NearRow {
  index: number;
  content: ReactNode;
}

/** Rows in the page, the heights of the list and of what is left out of it, and a way to measure each row. */
interface VirtualRows {
  near: readonly NearRow[];
  /** `undefined`: as tall as the rows are. */
  total: number | undefined;
  before: number | undefined;
  after: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** As many as one reads through without searching. */
const ROWS_OF_A_VIEW = 100;

/** The rows near the window. A first view has no window, and many rows for visitors without scripts. */
export const useVirtualRows: <Row>(options: VirtualRowsOptions<Row>) => VirtualRows = import.meta
  .env.SSR
  ? ({ rows, children }) => ({
      near: rows
        .slice(0, ROWS_OF_A_VIEW)
        .map((row, index) => ({ index, content: children(row, index) })),
      total: undefined,
      before: undefined,
      after: 0,
      measure: undefined,
    })
  : useRowsNearWindow;

function useRowsNearWindow<Row>(options: VirtualRowsOptions<Row>): VirtualRows {
  const { root, rows, children, rowHeight, memory, shown } = options;
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
    if (shown === undefined) return;
    const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
    // To the middle of the window: at its edge a row whose neighbours turn out to be taller would lie below it.
    if (shown <= startIndex || shown >= endIndex)
      virtualizer.scrollToIndex(shown, { align: "center" });
  }, [shown, virtualizer]);

  const near = virtualizer.getVirtualItems();
  const { startIndex: first = 0, endIndex: last = -1 } = virtualizer.range ?? {};
  const items = useReady(near, { rows, children, first, last });
  const total = virtualizer.getTotalSize();
  return {
    near: items.map(({ index, content }) => ({ index, content })),
    total,
    before: items[0] ? items[0].start - top : 0,
    after: total - (items.at(-1)?.end ?? top) + top,
    measure: virtualizer.measureElement,
  };
}

/** Rows as they were asked for at one time, and the places of those in sight. */
interface Sight<Row> {
  rows: readonly Row[];
  children: (row: Row, place: number) => ReactNode;
  first: number;
  last: number;
}

/**
 * What stands in the rows near the window. Those in sight come at once; those beyond follow when
 * the visitor pauses typing or scrolling: until then they stay what they were, and new ones stay away.
 */
function useReady<Row>(
  near: readonly VirtualItem[],
  { rows, children, first, last }: Sight<Row>,
): (VirtualItem & { content: ReactNode })[] {
  const sight = useMemo(() => ({ rows, children, first, last }), [rows, children, first, last]);
  const before = useDeferredValue(sight);
  const from = before.first - OVERSCAN;
  const to = before.last + OVERSCAN;
  // No hole between the rows in sight and those that were ready before.
  const isBeside = to >= first - 1 && from <= last + 1;
  return near.flatMap((item) => {
    const { index } = item;
    const isInSight = index >= first && index <= last;
    if (!isInSight && !(isBeside && index >= from && index <= to)) return [];
    const shown = isInSight ? sight : before;
    const row = shown.rows[index];
    return row === undefined ? [] : [{ ...item, content: shown.children(row, index) }];
  });
}

/** Where an element begins in the page, as laid out: a page that zooms in shows it elsewhere for a while. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
