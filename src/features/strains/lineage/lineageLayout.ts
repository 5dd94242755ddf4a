import type { LineageEdge, LineageNode } from "#domain/strains/lineageGraph.ts";

/** Parents above their children, or left of them. */
export type Direction = "down" | "right";

/** A node's middle and size, in units that are CSS pixels at scale 1. */
export interface PlacedNode extends LineageNode {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedEdge extends LineageEdge {
  points: readonly { x: number; y: number }[];
}

export interface LineageLayout {
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
  width: number;
  height: number;
  /** Made to fit a width, so that only its height depends on what it shows. */
  isInRows: boolean;
}
