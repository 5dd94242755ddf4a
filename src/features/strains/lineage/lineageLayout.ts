import type { LineageEdge, LineageNode } from "#domain/strains/lineageGraph.ts";

/** A node's middle and size, in units that are CSS pixels at scale 1: its flower above its name. */
export interface PlacedNode extends LineageNode {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its name, in up to two lines. */
  lines: readonly string[];
}

export interface PlacedEdge extends LineageEdge {
  points: readonly { x: number; y: number }[];
}

export interface LineageLayout {
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
  width: number;
  height: number;
}
