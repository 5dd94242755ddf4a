import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from "@dagrejs/dagre";
import type { LineageGraph, LineageNode } from "#domain/strains/lineageGraph.ts";
import { inRows } from "./inRows.ts";
import type { Direction, LineageLayout, PlacedEdge, PlacedNode } from "./lineageLayout.ts";

/** A thumb's width. */
const NODE_HEIGHT = 44;

/** Room for the sign that opens a node, at its end. */
export const OPENER_WIDTH = 40;

const NODE_PADDING = 28;
const MARGIN = 12;

/** Whether a node can be opened or closed. */
export const hasOpener = ({ hidden, opened }: LineageNode) => hidden > 0 || opened;

/**
 * Places a lineage in layers, so that lines cross as little as possible.
 *
 * @param widthOf how wide a name is when it is drawn
 * @param room how wide the drawing may be: a generation that needs more stands in several rows,
 *   when generations are below each other
 */
export function layOutLineage(
  lineage: LineageGraph,
  direction: Direction,
  widthOf: (name: string) => number,
  room = Infinity,
): LineageLayout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({
    rankdir: direction === "down" ? "TB" : "LR",
    nodesep: 14,
    ranksep: direction === "down" ? 44 : 56,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  for (const node of lineage.nodes) {
    const opener = hasOpener(node) ? OPENER_WIDTH : 0;
    const width = Math.ceil(widthOf(node.name)) + NODE_PADDING + opener;
    graph.setNode(node.id, { width, height: NODE_HEIGHT });
  }
  for (const { parent, child } of lineage.edges) graph.setEdge(parent, child, {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const nodes = lineage.nodes.map((node): PlacedNode => {
    const { x = 0, y = 0, ...size } = graph.node(node.id);
    return Object.assign({}, node, { x, y, width: size.width, height: size.height });
  });
  if (direction === "down" && width > room) return inRows(nodes, lineage.edges, room);
  const edges = lineage.edges.map((edge): PlacedEdge => {
    const bends = graph.edge(edge.parent, edge.child).points?.slice(1, -1) ?? [];
    const points = [
      ...nodes.filter(({ id }) => id === edge.parent).map((node) => sideOf(node, direction, 1)),
      ...bends,
      ...nodes.filter(({ id }) => id === edge.child).map((node) => sideOf(node, direction, -1)),
    ];
    return Object.assign({}, edge, { points });
  });
  return { nodes, edges, width, height, isInRows: false };
}

/** The middle of the side towards the children (1) or the parents (−1). */
function sideOf({ x, y, width, height }: PlacedNode, direction: Direction, way: 1 | -1) {
  return direction === "down" ? { x, y: y + (way * height) / 2 } : { x: x + (way * width) / 2, y };
}

/** Longer than any way within a generation. */
const ANOTHER_GENERATION = 1_000_000;

/** How much further to the side than ahead a node may lie to be on the way. */
const SIDEWAYS = 3;

/**
 * The strain that an arrow key leads to: the nearest on that side, straight ahead
 * before aslant, and along a generation before across to another. `null` where there is none.
 *
 * @param direction in which generations follow each other
 * @param towards one step of the arrow, such as `{ x: 1, y: 0 }`
 */
export function nodeTowards(
  { nodes }: LineageLayout,
  direction: Direction,
  from: string,
  towards: { x: number; y: number },
): PlacedNode | null {
  const start = nodes.find(({ id }) => id === from);
  if (start === undefined) return null;
  const isAlong = direction === "down" ? towards.x !== 0 : towards.y !== 0;
  let nearest: PlacedNode | null = null;
  let least = Infinity;
  for (const node of nodes) {
    const [x, y] = [node.x - start.x, node.y - start.y];
    const ahead = x * towards.x + y * towards.y;
    const aside = Math.abs(x * towards.y) + Math.abs(y * towards.x);
    if (node.slug === null || ahead < 1 || aside > ahead * SIDEWAYS) continue;
    const way = ahead + 2 * aside + (isAlong && aside >= 1 ? ANOTHER_GENERATION : 0);
    if (way < least) {
      least = way;
      nearest = node;
    }
  }
  return nearest;
}
