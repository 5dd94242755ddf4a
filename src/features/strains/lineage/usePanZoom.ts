import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import { useEffect, useRef, useState } from "react";
import { gliding } from "./lineage.css.ts";

/** What a drawing shows, in its own units. */
export interface View {
  /** All of it, in the shape of its frame. */
  box: { x: number; y: number; width: number; height: number };
  /** What is drawn. Beside it there is nothing to see, so panning ends there. */
  drawn: { width: number; height: number };
  /** CSS pixels of one unit while all of it is shown. */
  pixels: number;
  /** What is in the middle to begin with. */
  start: { x: number; y: number };
}

/** CSS pixels of one unit: where letters are as large as in the text, and the largest. */
const READABLE = 1;
const LARGEST = 2;
/** All is shown to begin with as long as letters are this large. */
const SMALLEST_START = 0.8;

/** Share of the frame, at each side, where a place is nearly out of sight. */
const EDGE = 0.12;

type Root = Selection<SVGSVGElement, unknown, null, undefined>;

/**
 * Moves and scales a drawing, by drag, by wheel with Ctrl, by two fingers and by
 * the given controls. One finger and the bare wheel stay with the page: a drawing
 * that takes them cannot be scrolled past.
 */
export function usePanZoom({ box, drawn, pixels, start }: View) {
  const frame = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const [behaviour] = useState(() => zoom<SVGSVGElement, unknown>().filter(isMeant));
  const { x, y, width, height } = box;

  useEffect(() => {
    if (frame.current === null) return;
    const root = select(frame.current);
    const extent: [[number, number], [number, number]] = [
      [x, y],
      [x + width, y + height],
    ];
    let isSettled = false;
    behaviour
      .extent(extent)
      .translateExtent([
        [0, 0],
        [drawn.width, drawn.height],
      ])
      .scaleExtent([1, Math.max(1, LARGEST / pixels)])
      .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const moved = `translate(${String(transform.x)}px, ${String(transform.y)}px)`;
        scene.current?.style.setProperty("transform", `${moved} scale(${String(transform.k)})`);
        // A finger is followed at once; a button's step is seen on its way.
        scene.current?.classList.toggle(gliding, isSettled && sourceEvent === null);
      });
    root.call(behaviour).on("dblclick.zoom", null);
    behaviour.transform(root, zoomIdentity);
    if (pixels < SMALLEST_START) {
      behaviour.scaleTo(root, READABLE / pixels);
      behaviour.translateTo(root, start.x, start.y);
    }
    isSettled = true;
    return () => {
      root.on(".zoom", null);
    };
  }, [behaviour, x, y, width, height, drawn.width, drawn.height, pixels, start.x, start.y]);

  const move = (by: (root: Root, seen: ZoomTransform) => void) => {
    if (frame.current) by(select(frame.current), zoomTransform(frame.current));
  };
  return {
    frame,
    scene,
    zoomBy: (factor: number) => move((root) => behaviour.scaleBy(root, factor)),
    /** Moves what is seen, by shares of the frame. */
    panBy: (right: number, down: number) =>
      move((root, { k }) => {
        behaviour.translateBy(root, (-right * width) / k, (-down * height) / k);
      }),
    showAll: () => move((root) => behaviour.transform(root, zoomIdentity)),
    /** Brings a place into sight, unless it is well within it. */
    show: (place: { x: number; y: number }) =>
      move((root, seen) => {
        const [right, down] = seen.apply([place.x, place.y]);
        const across = (right - x) / width;
        const along = (down - y) / height;
        if (Math.min(across, along) > EDGE && Math.max(across, along) < 1 - EDGE) return;
        behaviour.translateTo(root, place.x, place.y);
      }),
  };
}

/** Whether a gesture is meant for the drawing and not for the page. */
function isMeant(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey;
  return !("touches" in event) || (event instanceof TouchEvent && event.touches.length > 1);
}
