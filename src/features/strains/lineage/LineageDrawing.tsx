import { line, curveMonotoneX, curveMonotoneY } from "d3-shape";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useWidth } from "#design/charts/useWidth.ts";
import type { LineageGraph } from "#domain/strains/lineageGraph.ts";
import { LineageControls } from "./LineageControls.tsx";
import { LineageNodeBox } from "./LineageNodeBox.tsx";
import { edge, figure, frame, scene } from "./lineage.css.ts";
import { layOutLineage, nodeTowards } from "./layOutLineage.ts";
import type { PlacedEdge, PlacedNode } from "./lineageLayout.ts";
import { nameWidth } from "./nameWidth.ts";
import { usePanZoom } from "./usePanZoom.ts";
import { viewOf } from "./lineageView.ts";

interface LineageDrawingProps {
  name: string;
  slug: string;
  graph: LineageGraph;
  /** Opens a node, or closes it again. */
  onOpen: (slug: string) => void;
}

/** From this width on there is room for generations side by side. */
const WIDE_FROM = 640;

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
      <LineageControls pan={pan} direction={direction} />
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
