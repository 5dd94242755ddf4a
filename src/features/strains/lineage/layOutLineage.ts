import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from "@dagrejs/dagre";
import type { LineageGraph, LineageNode } from "#domain/strains/lineageGraph.ts";
import { GAP, GENERATION_GAP, inRows, MARGIN } from "./inRows.ts";
import type { LineageLayout, PlacedEdge, PlacedNode } from "./lineageLayout.ts";

/** Of a flower, and of the ground that the strain itself stands on. */
export const FLOWER = 46;
export const SELF_GROUND = 84;
export const NAME_LINE = 16;
/** Between a flower and its name. */
export const NAME_GAP = 4;

/** A flower and two lines, of which the second may be the sign that opens it, as high as a finger needs. */
const NODE_HEIGHT = FLOWER + NAME_GAP + NAME_LINE + 24;
/** What a line or a thumb keeps from its neighbour. */
const NODE_PADDING = 10;
/** A longer name has two lines. */
const LONG_NAME = 84;

/** Whether a node can be opened or closed. */
export const hasOpener = ({ hidden, opened }: LineageNode) => hidden > 0 || opened;

/**
 * Places a lineage in generations below each other, so that lines cross as little as possible.
 *
 * @param widthOf how wide a name is when it is drawn
 * @param room how wide the drawing may be: a generation that needs more stands in several rows
 */
export function layOutLineage(
  lineage: LineageGraph,
  widthOf: (name: string) => number,
  room = Infinity,
): LineageLayout {
  const named = lineage.nodes.map((node) => ({ node, lines: nameLines(node, widthOf) }));
  const sized = named.map(({ node, lines }) => {
    const flower = node.role === "self" ? SELF_GROUND : FLOWER;
    const width = Math.ceil(Math.max(flower, ...lines.map(widthOf))) + NODE_PADDING;
    return { node, lines, width, height: NODE_HEIGHT - FLOWER + flower };
  });
  const ample = inGenerations(sized, lineage.edges, AMPLE);
  if (ample.width <= room) return ample;
  const dense = inGenerations(sized, lineage.edges, DENSE);
  return dense.width <= room ? dense : inRows(dense.nodes, lineage.edges, room);
}

type SizedNode = Pick<PlacedNode, "lines" | "width" | "height"> & { node: LineageNode };

/** Distances between strains of a generation, and between generations: where there is room, and where there is hardly any. */
const AMPLE = { nodesep: 28, ranksep: 38 } as const;
const DENSE = { nodesep: GAP, ranksep: GENERATION_GAP } as const;

/** Each generation in one row, however wide that is. */
function inGenerations(
  sized: readonly SizedNode[],
  links: LineageGraph["edges"],
  distances: typeof AMPLE | typeof DENSE,
): LineageLayout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir: "TB", ...distances, marginx: MARGIN, marginy: MARGIN });
  for (const { node, width, height } of sized) graph.setNode(node.id, { width, height });
  for (const { parent, child } of links) graph.setEdge(parent, child, {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const nodes = sized.map(({ node, ...size }): PlacedNode => {
    const { x = 0, y = 0 } = graph.node(node.id);
    return Object.assign({}, node, size, { x, y });
  });
  const edges = links.map((edge): PlacedEdge => {
    const bends = graph.edge(edge.parent, edge.child).points?.slice(1, -1) ?? [];
    const points = [
      ...nodes.filter(({ id }) => id === edge.parent).map((node) => sideOf(node, 1)),
      ...bends,
      ...nodes.filter(({ id }) => id === edge.child).map((node) => sideOf(node, -1)),
    ];
    return Object.assign({}, edge, { points });
  });
  return { nodes, edges, width, height };
}

/** A long name breaks where its halves are most alike; below one line there is room for the sign that opens. */
function nameLines(node: LineageNode, widthOf: (name: string) => number): readonly string[] {
  const words = node.name.split(" ");
  if (hasOpener(node) || words.length < 2 || widthOf(node.name) <= LONG_NAME) return [node.name];
  const broken = words
    .slice(1)
    .map((_, at): readonly [string, string] => [
      words.slice(0, at + 1).join(" "),
      words.slice(at + 1).join(" "),
    ]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return broken.reduce<readonly string[]>(
    (best, each) => (longest(each) < longest(best) ? each : best),
    [node.name],
  );
}

/** Where its line to its children begins: below its name, and below the sign that opens it. */
export const footOf = (node: PlacedNode): number =>
  node.y -
  node.height / 2 +
  (node.role === "self" ? SELF_GROUND : FLOWER) +
  NAME_GAP +
  NAME_LINE * (node.lines.length + (hasOpener(node) ? 1 : 0)) +
  2;

/** The middle of the side towards the children (1) or the parents (−1). */
const sideOf = ({ x, y, height }: PlacedNode, way: 1 | -1) => ({ x, y: y + (way * height) / 2 });

/** Longer than any way within a generation. */
const ANOTHER_GENERATION = 1_000_000;

/** How much further to the side than ahead a node may lie to be on the way. */
const SIDEWAYS = 3;

/**
 * The strain that an arrow key leads to: the nearest on that side, straight ahead
 * before aslant, and along a generation before across to another. `null` where there is none.
 *
 * @param towards one step of the arrow, such as `{ x: 1, y: 0 }`
 */
export function nodeTowards(
  { nodes }: LineageLayout,
  from: string,
  towards: { x: number; y: number },
): PlacedNode | null {
  const start = nodes.find(({ id }) => id === from);
  if (start === undefined) return null;
  const isAlong = towards.x !== 0;
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
