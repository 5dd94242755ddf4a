import { line, curveBumpY } from "d3-shape";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useWidth } from "#design/charts/useWidth.ts";
import type { LineageGraph } from "#domain/strains/lineageGraph.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { LineageFlower } from "./LineageFlower.tsx";
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
import { footOf, layOutLineage, nodeTowards } from "./layOutLineage.ts";
import type { PlacedEdge, PlacedNode, LineageLayout } from "./lineageLayout.ts";
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

/** Before its frame has been measured. */
const USUAL_WIDTH = 700;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The lineage as a drawing. It is one stop of the keyboard; arrows go from strain to strain. */
export function LineageDrawing({ name, slug, graph, onOpen }: LineageDrawingProps) {
  const [root, width] = useWidth<HTMLElement>(USUAL_WIDTH);
  const layout = useMemo(() => layOutLineage(graph, nameWidth, width), [graph, width]);
  const feet = useMemo(
    () => new Map(layout.nodes.map((node) => [node.id, footOf(node)])),
    [layout],
  );
  const labelsOf = useLabelsOfStrains();
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
    else if (towards) focusNode(event.currentTarget, nodeTowards(layout, current, towards));
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
      <LineageKey />
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
              d={pathOf(each, feet.get(each.parent))}
              className={edge({ contested: each.contested })}
            />
          ))}
          {layout.nodes.map((node) => (
            <LineageFlower
              key={node.id}
              node={node}
              terpenes={labelsOf(node.slug ?? "")?.terpenes ?? null}
              type={FAMILY.bySlug.get(node.slug ?? "")?.marketedType ?? null}
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

/** @param foot where the parent's name ends, above the side that it was led from */
function pathOf({ points }: PlacedEdge, foot: number | undefined): string {
  const drawn = line<{ x: number; y: number }>()
    .x(({ x }) => x)
    .y(({ y }, at) => (at === 0 && foot !== undefined ? foot : y))
    .curve(curveBumpY);
  return drawn([...points]) ?? "";
}

/** What lines mean, said before one follows them. */
function LineageKey() {
  return (
    <p className={legend}>
      <span>Parents above, children below</span>
      <span>
        <Sample contested={false} /> reported
      </span>
      <span>
        <Sample contested /> sources disagree on the strain below
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
        Tap “2 more” to see two more relatives.
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

/** Of a frame in CSS pixels: room for a thumb beside a small lineage. */
const LOWEST = 180;

/** A frame that has not been laid out yet has no width at all. */
const NARROWEST = 200;

/**
 * A frame of this width for a drawing, which stands in its middle and is shown whole: the page scrolls past it.
 *
 * @param middle id of the node to begin at when not all can be read at once
 */
export function viewOf(
  layout: LineageLayout,
  width: number,
  middle: string,
): View & { height: number } {
  const height = Math.max(LOWEST, Math.ceil(layout.height));
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
