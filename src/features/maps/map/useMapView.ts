import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import type { MapFrame, MapPoint } from "#domain/maps/geometry.ts";
import {
  boundsOf,
  closest,
  toPixels,
  wholeState,
  type FrameSize,
  type MapView,
  type SeenPart,
} from "./mapView.ts";

/** Share of the frame, at each side, where a place is nearly out of sight. */
const EDGE = 0.08;
/** A place that is put in the middle is shown with its surroundings, as many times closer than the whole state. */
const NEAR = 2.2;
/** So far above its point a drop has its middle, in CSS pixels. */
const ABOVE = 12;
/** Some points are shown with room around them. */
const ROOM = 0.8;
/** While a wheel turns, marks are grouped anew when the scale has changed by as much; fingers are waited for. */
const MUCH = 1.6;

type Root = Selection<HTMLDivElement, unknown, null, undefined>;
type ZoomEvent = D3ZoomEvent<HTMLDivElement, unknown>;

/**
 * Moves and scales the map, by drag, by wheel with Ctrl, by two fingers and by the given controls.
 * One finger and the bare wheel stay with the page. What moves is drawn by `draw` alone; React
 * hears of it when the movement ends, and groups the marks anew.
 *
 * @param draw puts what is there where the view says; must stay the same function
 * @param onLook hears where the visitor has moved or zoomed to, and `null` once they see the whole state again; what the
 *   page itself brings into sight is no such part. Must stay the same function
 */
export function useMapView(
  element: RefObject<HTMLDivElement | null>,
  frame: MapFrame,
  size: FrameSize,
  draw: (view: MapView) => void,
  onLook: (seen: SeenPart | null) => void,
) {
  const { width, height } = size;
  const whole = useMemo(() => wholeState(frame, { width, height }), [frame, width, height]);
  const most = closest(frame, whole);
  const [behaviour] = useState(() => zoom<HTMLDivElement, unknown>().filter(isMeant));
  const [settled, setSettled] = useState(whole);
  const current = useRef(whole);
  // Who moves it now.
  const by = useRef<Mover>("page");

  useEffect(() => {
    if (element.current === null) return;
    const root = select(element.current);
    let grouped = current.current;
    const settle = () => {
      const seen = (grouped = current.current);
      // Moving goes on meanwhile.
      startTransition(() => setSettled(seen));
    };
    const end = () => {
      const mover = by.current;
      by.current = "page";
      const seen = current.current;
      if (mover !== "page")
        startTransition(() =>
          onLook(mover === "visitor" ? { view: seen, size: { width, height } } : null),
        );
      settle();
    };
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [-width / 4, -height / 4],
        [width * 1.25, height * 1.25],
      ])
      .scaleExtent([1, most])
      .on("zoom", ({ transform, sourceEvent }: ZoomEvent) => {
        if (sourceEvent instanceof Event) by.current = "visitor";
        current.current = viewAt(transform, whole);
        draw(current.current);
        // A mark that a finger is on must stay: once it is gone nobody hears that the finger is lifted, and one finger
        // would never scroll the page again.
        if (isByTouch(sourceEvent)) return;
        const ratio = current.current.scale / grouped.scale;
        if (ratio > MUCH || ratio < 1 / MUCH) settle();
      })
      .on("end", end);
    root.call(behaviour).on("dblclick.zoom", null);
    by.current = "nobody";
    behaviour.transform(root, zoomIdentity);
    return () => {
      root.on(".zoom", null);
    };
  }, [behaviour, element, draw, onLook, whole, width, height, most]);

  const move = (how: (root: Root, seen: ZoomTransform) => void, mover: Mover = "page") => {
    if (element.current === null) return;
    by.current = mover;
    how(select(element.current), zoomTransform(element.current));
  };
  /** A point in the frame as it is when the whole state is shown: what the behaviour counts in. */
  const inWhole = (point: MapPoint) => toPixels(whole, point);
  return {
    settled,
    current,
    /** Nothing gets larger any more. */
    isClosest: settled.scale >= whole.scale * most * 0.99,
    zoomBy: (factor: number) => move((root) => behaviour.scaleBy(root, factor), "visitor"),
    /** Moves what is seen, by shares of the frame. */
    panBy: (right: number, down: number) =>
      move(
        (root, { k }) => behaviour.translateBy(root, (-right * width) / k, (-down * height) / k),
        "visitor",
      ),
    showAll: () => move((root) => behaviour.transform(root, zoomIdentity), "nobody"),
    /** Brings a point into sight, unless it is well within it. */
    show: (point: MapPoint) =>
      move((root) => {
        const { x, y } = toPixels(current.current, point);
        const [across, along] = [x / width, y / height];
        if (Math.min(across, along) > EDGE && Math.max(across, along) < 1 - EDGE) return;
        const there = inWhole(point);
        behaviour.translateTo(root, there.x, there.y);
      }),
    /**
     * Puts a point in the middle of what is seen of the frame.
     *
     * @param seen from where to where that is, in CSS pixels of the frame
     */
    centre: (point: MapPoint, seen: { top: number; bottom: number }) =>
      move((root, { k: now }) => {
        const k = Math.min(most, Math.max(now, NEAR));
        const { x, y } = inWhole(point);
        const middle = (seen.top + seen.bottom) / 2 + ABOVE;
        behaviour.transform(
          root,
          zoomIdentity.translate(width / 2 - x * k, middle - y * k).scale(k),
        );
      }),
    /** Shows some points as large as they fit. */
    fit: (points: readonly MapPoint[], mover: Mover = "page") =>
      move((root) => {
        const bounds = boundsOf(points);
        if (bounds === null) return;
        const across = (width * ROOM) / Math.max(1e-6, bounds.width * whole.scale);
        const along = (height * ROOM) / Math.max(1e-6, bounds.height * whole.scale);
        const k = Math.max(1, Math.min(across, along, most));
        const { x, y } = inWhole(bounds.middle);
        const to = zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
        behaviour.transform(root, to);
      }, mover),
  };
}

/** By whom the map is moved: `nobody` has moved it once it shows the whole state. */
type Mover = "visitor" | "page" | "nobody";

export type MapControl = ReturnType<typeof useMapView>;

function viewAt({ k, x, y }: ZoomTransform, whole: MapView): MapView {
  return { scale: whole.scale * k, left: whole.left * k + x, top: whole.top * k + y };
}

const isByTouch = (event: unknown) => event instanceof Event && "touches" in event;

/** Whether a gesture is meant for the map and not for the page, nor for a mark. */
function isMeant(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey;
  return !("touches" in event) || (event instanceof TouchEvent && event.touches.length > 1);
}

/** Until it has been measured, and where nothing is laid out. */
const USUAL: FrameSize = { width: 600, height: 600 };

/** How large an element is, in CSS pixels, without its covered foot. */
export function useFrameSize(foot: number) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  // Measured before it is painted for the first time: names would jump from where they are on a usual frame.
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
    if (width > 0 && height > 0) setSize({ width, height });
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0)
        setSize({ width: Math.round(width), height: Math.round(height) });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = size;
  return [
    element,
    useMemo(() => ({ width, height: height - foot }), [width, height, foot]),
  ] as const;
}
