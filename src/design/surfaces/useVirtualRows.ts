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
  /** How many rows stand beside each other, in one line. */
  columns?: number | undefined;
}

/** What stands in a row, its place among all, and that of its line, from 0. */
interface NearRow {
  index: number;
  line: number;
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
        .map((row, index) => ({ index, line: index, content: children(row, index) })),
      total: undefined,
      before: undefined,
      after: 0,
      measure: undefined,
    })
  : useRowsNearWindow;

function useRowsNearWindow<Row>(options: VirtualRowsOptions<Row>): VirtualRows {
  const { root, rows, children, rowHeight, shown, columns = 1 } = options;
  // Lines of two are not as tall as lines of one were.
  const memory = `${options.memory} in ${String(columns)}`;
  const [top, setTop] = useState(() => left.get(memory)?.top ?? 0);

  // What stands above may change its height at any time.
  useLayoutEffect(() => {
    if (root.current) setTop(topOf(root.current));
  }, [root, rows]);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
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
    const line = Math.floor(shown / columns);
    if (line <= startIndex || line >= endIndex)
      virtualizer.scrollToIndex(line, { align: "center" });
  }, [shown, columns, virtualizer]);

  const near = virtualizer.getVirtualItems();
  const { startIndex: first = 0, endIndex: last = -1 } = virtualizer.range ?? {};
  const items = useReady(near, { rows, children, columns, first, last });
  const total = virtualizer.getTotalSize();
  return {
    near: items.flatMap(({ rows: ready }) => ready),
    total,
    before: items[0] ? items[0].start - top : 0,
    after: total - (items.at(-1)?.end ?? top) + top,
    measure: virtualizer.measureElement,
  };
}

/** Rows as they were asked for at one time, and the lines of those in sight. */
interface Sight<Row> {
  rows: readonly Row[];
  children: (row: Row, place: number) => ReactNode;
  columns: number;
  first: number;
  last: number;
}

/**
 * What stands in the rows near the window. Those in sight come at once; those beyond follow when
 * the visitor pauses typing or scrolling: until then they stay what they were, and new ones stay away.
 */
function useReady<Row>(
  near: readonly VirtualItem[],
  { rows, children, columns, first, last }: Sight<Row>,
): (VirtualItem & { rows: NearRow[] })[] {
  const sight = useMemo(
    () => ({ rows, children, columns, first, last }),
    [rows, children, columns, first, last],
  );
  const before = useDeferredValue(sight);
  const from = before.first - OVERSCAN;
  const to = before.last + OVERSCAN;
  // No hole between the rows in sight and those that were ready before.
  const isBeside = to >= first - 1 && from <= last + 1;
  return near.flatMap((item) => {
    const { index: line } = item;
    const isInSight = line >= first && line <= last;
    if (!isInSight && !(isBeside && line >= from && line <= to)) return [];
    // Lines of another length have other rows.
    const shown = isInSight || before.columns !== columns ? sight : before;
    const at = line * columns;
    const ready = shown.rows.slice(at, at + columns).map((row, place) => ({
      index: at + place,
      line,
      content: shown.children(row, at + place),
    }));
    return ready.length === 0 ? [] : [{ ...item, rows: ready }];
  });
}

/** Where an element begins in the page, as laid out: a page that zooms in shows it elsewhere for a while. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
