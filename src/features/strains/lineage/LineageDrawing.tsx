import { line, curveMonotoneX, curveMonotoneY } from "d3-shape";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useWidth } from "#design/charts/useWidth.ts";
import type { LineageGraph } from "#domain/strains/lineageGraph.ts";
import { LineageNodeBox } from "./LineageNodeBox.tsx";
import {
  edge,
  figure,
  frame,
  scene,
  byMouse,
  hint,
  byTouch,
  controls,
  legend,
  sample,
} from "./lineage.css.ts";
import { layOutLineage, nodeTowards } from "./layOutLineage.ts";
import type { PlacedEdge, PlacedNode, Direction, LineageLayout } from "./lineageLayout.ts";
import { nameWidth } from "./nameWidth.ts";
import { usePanZoom, type View } from "./usePanZoom.ts";
import ArrowDown from "~icons/arrow-down";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import ArrowUp from "~icons/arrow-up";
import Maximize from "~icons/maximize";
import ZoomIn from "~icons/zoom-in";
import ZoomOut from "~icons/zoom-out";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";

interface LineageDrawingProps {
  name: string;
  slug: string;
  graph: LineageGraph;
  /** Opens a node, or closes it again. */
  onOpen: (slug: string) => void;
}

/** From this width on there is room for generations side by side: a tablet has it, and half of a desk does not. */
const WIDE_FROM = 700;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The lineage as a drawing. It is one stop of the keyboard; arrows go from strain to strain. */
export function LineageDrawing({ name, slug, graph, onOpen }: LineageDrawingProps) {
  const [root, width] = useWidth<HTMLElement>(WIDE_FROM);
  const direction = width < WIDE_FROM ? "down" : "right";
  const layout = useMemo(
    () => layOutLineage(graph, direction, nameWidth, width),
    [graph, direction, width],
  );
  // What was opened last is what the visitor looks at while everything around it moves.
  const [middle, setMiddle] = useState(slug);
  const view = useMemo(() => viewOf(layout, width, middle), [layout, width, middle]);
  const { box, height } = view;
  const { frame: frameRef, scene: sceneRef, ...pan } = usePanZoom(view);
  const [chosen, setChosen] = useState(slug);
  const current = layout.nodes.some(({ id }) => id === chosen) ? chosen : slug;

  const open = (each: string) => {
    setMiddle(each);
    onOpen(each);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const towards = ARROWS[event.key];
    const node = layout.nodes.find(({ id }) => id === current);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (towards && event.shiftKey) pan.panBy(towards.x / 4, towards.y / 4);
    else if (towards)
      focusNode(event.currentTarget, nodeTowards(layout, direction, current, towards));
    else if (event.key === "+" || event.key === "=") pan.zoomBy(1.4);
    else if (event.key === "-") pan.zoomBy(1 / 1.4);
    else if (event.key === "0") pan.showAll();
    else if (event.key === " ") {
      // On a strain with nothing to open it does nothing; the page must not scroll away either.
      if (node?.slug && (node.hidden > 0 || node.opened)) open(node.slug);
    } else return;
    event.preventDefault();
  };

  return (
    <figure ref={root} className={figure}>
      <LineageKey direction={direction} />
      <svg
        ref={frameRef}
        role="group"
        aria-label={`Lineage of ${name}, drawn`}
        viewBox={[box.x, box.y, box.width, box.height].join(" ")}
        style={{ height }}
        className={frame}
      >
        <g ref={sceneRef} className={scene}>
          {layout.edges.map((each) => (
            <path
              key={`${each.parent} ${each.child}`}
              d={pathOf(each, direction)}
              className={edge({ contested: each.contested })}
            />
          ))}
          {layout.nodes.map((node) => (
            <LineageNodeBox
              key={node.id}
              node={node}
              isCurrent={node.id === current}
              onFocus={() => {
                setChosen(node.id);
                pan.show(node);
              }}
              onKeyDown={onKeyDown}
              onOpen={open}
            />
          ))}
        </g>
      </svg>
      <LineageControls pan={pan} />
    </figure>
  );
}

function focusNode(from: Element, node: PlacedNode | null): void {
  const links = [...(from.closest("svg")?.querySelectorAll<SVGAElement>("a[data-node]") ?? [])];
  links.find((link) => link.dataset["node"] === node?.id)?.focus({ preventScroll: true });
}

function pathOf({ points }: PlacedEdge, direction: "down" | "right"): string {
  const drawn = line<{ x: number; y: number }>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .curve(direction === "down" ? curveMonotoneY : curveMonotoneX);
  return drawn([...points]) ?? "";
}

/** What lines mean, said before one follows them. */
function LineageKey({ direction }: { direction: Direction }) {
  return (
    <p className={legend}>
      <span>
        {direction === "down" ? "Parents above, children below" : "Parents left, children right"}
      </span>
      <span>
        <Sample contested={false} /> reported
      </span>
      <span>
        <Sample contested /> disputed
      </span>
    </p>
  );
}

interface LineageControlsProps {
  pan: Pick<ReturnType<typeof usePanZoom>, "zoomBy" | "panBy" | "showAll">;
}

const STEP = 0.3;

const ZOOM = 1.5;

/** Buttons for what the wheel and the mouse do; fingers need fewer of them. */
function LineageControls({ pan }: LineageControlsProps) {
  const buttons = [
    { label: "Zoom in", isForMouse: false, icon: ZoomIn, act: () => pan.zoomBy(ZOOM) },
    { label: "Zoom out", isForMouse: false, icon: ZoomOut, act: () => pan.zoomBy(1 / ZOOM) },
    { label: "Show all", isForMouse: false, icon: Maximize, act: () => pan.showAll() },
    { label: "Move left", isForMouse: true, icon: ArrowLeft, act: () => pan.panBy(-STEP, 0) },
    { label: "Move right", isForMouse: true, icon: ArrowRight, act: () => pan.panBy(STEP, 0) },
    { label: "Move up", isForMouse: true, icon: ArrowUp, act: () => pan.panBy(0, -STEP) },
    { label: "Move down", isForMouse: true, icon: ArrowDown, act: () => pan.panBy(0, STEP) },
  ];
  return (
    <>
      <div role="group" aria-label="Drawing" className={`${controls} no-print`}>
        {buttons.map(({ label, isForMouse, icon: Icon, act }) => (
          <Button
            key={label}
            kind="icon"
            className={isForMouse ? byMouse : undefined}
            aria-label={label}
            onClick={act}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      <Text tone="quiet" size="sm" className="no-print">
        <span className={byTouch}>Pinch to zoom. </span>
        <span className={hint}>
          Drag to move, Ctrl + wheel to zoom. Keys: arrows move between strains, Space opens, + and
          − zoom, 0 shows all.{" "}
        </span>
        Tap +2 to see 2 more relatives.
      </Text>
    </>
  );
}

function Sample({ contested }: { contested: boolean }) {
  return (
    <svg className={sample} viewBox="0 0 36 4" aria-hidden="true">
      <path d="M0 2h36" className={edge({ contested })} />
    </svg>
  );
}

/** Heights of the frame in CSS pixels: room for a thumb beside it, and for all of a small lineage. */
const HIGHEST = 460;

const LOWEST = 180;

/** A frame that has not been laid out yet has no width at all. */
const NARROWEST = 200;

/**
 * A frame of this width for a drawing: as high as the drawing needs, within reason,
 * and the drawing in its middle.
 *
 * @param middle id of the node to begin at when not all can be read at once
 */
export function viewOf(
  layout: LineageLayout,
  width: number,
  middle: string,
): View & { height: number } {
  // What fits the width of a phone is shown whole: the page scrolls past it.
  const highest = layout.isInRows ? Infinity : HIGHEST;
  const height = Math.min(highest, Math.max(LOWEST, Math.ceil(layout.height)));
  const room = Math.max(width, NARROWEST);
  const pixels = Math.min(room / layout.width, height / layout.height, 1);
  const box = { width: room / pixels, height: height / pixels };
  const node = layout.nodes.find(({ id }) => id === middle);
  return {
    box: {
      x: (layout.width - box.width) / 2,
      y: (layout.height - box.height) / 2,
      ...box,
    },
    drawn: { width: layout.width, height: layout.height },
    pixels,
    start: { x: node?.x ?? layout.width / 2, y: node?.y ?? layout.height / 2 },
    height,
  };
}
