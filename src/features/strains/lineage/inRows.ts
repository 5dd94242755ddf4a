import type { LineageEdge } from "#domain/strains/lineageGraph.ts";
import type { LineageLayout, PlacedEdge, PlacedNode } from "./lineageLayout.ts";

/** Distances in units of the drawing: between nodes, rows of one generation, and generations. */
export const GAP = 10;
const ROW_GAP = 14;
export const GENERATION_GAP = 24;
export const MARGIN = 10;

interface Row {
  top: number;
  bottom: number;
  nodes: readonly PlacedNode[];
}

/**
 * Places generations below each other in a given width: one that is wider stands in several rows.
 * Lines go around what stands between a parent and its child.
 *
 * @param nodes placed in layers; those of one layer have one `y`
 * @param room how wide the drawing may be, in its own units
 */
export function inRows(
  nodes: readonly PlacedNode[],
  edges: readonly LineageEdge[],
  room: number,
): LineageLayout {
  const layers = [...new Set(nodes.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b);
  const broken = layers.map((layer) =>
    breakUp(
      nodes.filter(({ y }) => Math.round(y) === layer),
      room - 2 * MARGIN,
    ),
  );
  const width = Math.max(room, ...broken.flat().map((row) => widthOf(row) + 2 * MARGIN));
  const rows: Row[] = [];
  let top = MARGIN;
  for (const generation of broken) {
    for (const row of generation) {
      const placed = inRow(row, top, width);
      const bottom = top + Math.max(...row.map(({ height }) => height));
      rows.push({ top, bottom, nodes: placed });
      top = bottom + ROW_GAP;
    }
    top += GENERATION_GAP - ROW_GAP;
  }
  return {
    nodes: rows.flatMap((row) => row.nodes),
    edges: withFewCrossings(
      edges.map((edge) => ({ ...edge, points: pointsOf(edge, rows) })),
      rows,
    ),
    width,
    height: top - GENERATION_GAP + MARGIN,
  };
}

/** A generation in rows of at most this width, its order kept. */
function breakUp(generation: readonly PlacedNode[], most: number): PlacedNode[][] {
  const rows: PlacedNode[][] = [];
  for (const node of generation.toSorted((a, b) => a.x - b.x)) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf([...last, node]) <= most) last.push(node);
    else rows.push([node]);
  }
  return rows;
}

const widthOf = (row: readonly PlacedNode[]) =>
  row.reduce((sum, { width }) => sum + width, (row.length - 1) * GAP);

/** A row in the middle of the drawing. */
function inRow(row: readonly PlacedNode[], top: number, width: number): PlacedNode[] {
  let left = (width - widthOf(row)) / 2;
  return row.map((node) => {
    const x = left + node.width / 2;
    left += node.width + GAP;
    return { ...node, x, y: top + node.height / 2 };
  });
}

/** From the parent's lower side to the child's upper one, through the gaps of the rows between. */
function pointsOf(edge: LineageEdge, rows: readonly Row[]): PlacedEdge["points"] {
  const rowOf = (id: string) => rows.findIndex((row) => row.nodes.some((each) => each.id === id));
  const [from, to] = [rowOf(edge.parent), rowOf(edge.child)];
  const parent = rows[from]?.nodes.find(({ id }) => id === edge.parent);
  const child = rows[to]?.nodes.find(({ id }) => id === edge.child);
  if (parent === undefined || child === undefined) return [];
  const bends = rows.slice(from + 1, to).flatMap((row) => {
    const share = (row.top - parent.y) / (child.y - parent.y);
    const x = nearestGap(row, parent.x + (child.x - parent.x) * share);
    return [
      { x, y: row.top },
      { x, y: row.bottom },
    ];
  });
  return [
    { x: parent.x, y: parent.y + parent.height / 2 },
    ...bends,
    { x: child.x, y: child.y - child.height / 2 },
  ];
}

/** Where a line passes through a row without touching what stands in it. */
const nearestGap = (row: Row, x: number) =>
  gapsOf(row).reduce((best, gap) => (Math.abs(gap - x) < Math.abs(best - x) ? gap : best));

/** Before its first node, between each two, and after its last. */
function gapsOf({ nodes }: Row): [number, ...number[]] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return [0];
  return [
    first.x - first.width / 2 - MARGIN / 2,
    ...nodes.slice(0, -1).map((node) => node.x + node.width / 2 + GAP / 2),
    last.x + last.width / 2 + MARGIN / 2,
  ];
}

type Points = PlacedEdge["points"];

/** A crossing is worth a longer way than there is. */
const CROSSING = 10_000;

/** Of more lines than these nobody sees which cross, and trying all ways would be felt. */
const MOST_LINES = 40;

/**
 * The nearest gap is not always the best one: each line in turn passes each row where it crosses the fewest others, and of
 * equal gaps where its way is shortest.
 */
function withFewCrossings(placed: readonly PlacedEdge[], rows: readonly Row[]): PlacedEdge[] {
  const edges = [...placed];
  if (edges.length > MOST_LINES) return edges;
  for (const [at, edge] of edges.entries()) {
    if (edge.points.length < 3) continue;
    const others = edges.flatMap(({ points }, other) => (other === at ? [] : partsOf(points)));
    const costOf = (points: Points) =>
      partsOf(points).reduce(
        (sum, part) => sum + CROSSING * crossed(part, others) + aside(part),
        0,
      );
    let best = { points: edge.points, cost: costOf(edge.points) };
    for (const row of rows) {
      if (!edge.points.some(({ y }, point) => point > 0 && y === row.top)) continue;
      if (!edge.points.some(({ y }, point) => point > 0 && y === row.bottom)) continue;
      for (const gap of gapsOf(row)) {
        const points = best.points.map(({ x, y }) => ({
          x: y === row.top || y === row.bottom ? gap : x,
          y,
        }));
        const cost = costOf(points);
        if (cost < best.cost) best = { points, cost };
      }
    }
    edges[at] = { ...edge, points: best.points };
  }
  return edges;
}

const partsOf = (points: Points): Part[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from === undefined ? [] : [{ from, to }];
  });

const aside = ({ from, to }: Part) => Math.abs(to.x - from.x);

/** How many lines a piece of one crosses, apart from where they begin or end together. */
const crossed = (part: Part, others: readonly Part[]) =>
  others.filter(
    (other) =>
      // Lines lead down: of most pieces this says enough.
      other.from.y < part.to.y &&
      part.from.y < other.to.y &&
      sideOf(part, other.from) * sideOf(part, other.to) < 0 &&
      sideOf(other, part.from) * sideOf(other, part.to) < 0,
  ).length;

/** How often two lines cross. */
export const crossings = (one: Points, other: Points): number =>
  partsOf(one).reduce((sum, part) => sum + crossed(part, partsOf(other)), 0);

interface Part {
  from: Points[number];
  to: Points[number];
}

/** On which side of a line through a part a point lies: more than 0, less, or 0 on it. */
const sideOf = ({ from, to }: Part, { x, y }: Points[number]) =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
