import { describe, expect, it } from "vitest";
import { STRAINS } from "#content/strains/strains.ts";
import { lineageGraph } from "#domain/strains/lineageGraph.ts";
import { crossings } from "./inRows.ts";
import { layOutLineage, nodeTowards } from "./layOutLineage.ts";
import type { LineageLayout } from "./lineageLayout.ts";
import { viewOf } from "./LineageDrawing.tsx";
import { FAMILY } from "#content/strains/strainFamily.ts";

const lay = (slug: string, direction: "down" | "right") =>
  layOutLineage(lineageGraph(FAMILY, slug, new Set()), direction, (name) => name.length * 8);

const placeOf = (layout: LineageLayout, id: string) => {
  const node = layout.nodes.find((each) => each.id === id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return node;
};

describe("the layout of a lineage", () => {
  it("puts parents before their children in every drawing, and no node on another", () => {
    const wrong: string[] = [];
    for (const { slug } of STRAINS) {
      for (const direction of ["down", "right"] as const) {
        const layout = lay(slug, direction);
        const along = direction === "down" ? "y" : "x";
        for (const { parent, child, points } of layout.edges) {
          const isBefore = placeOf(layout, parent)[along] < placeOf(layout, child)[along];
          if (!isBefore || points.length < 2) wrong.push(`${parent} → ${child}`);
        }
        for (const [place, one] of layout.nodes.entries()) {
          for (const other of layout.nodes.slice(place + 1)) {
            const isApart =
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
              Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
            if (!isApart) wrong.push(`${one.id} and ${other.id}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("on a phone leads lines past a generation where they do not cross others", () => {
    const graph = lineageGraph(FAMILY, "gmo-cookies", new Set());
    const { edges } = layOutLineage(graph, "down", (name) => name.length * 8, 358);
    const crossed = edges.flatMap(({ points }, at) =>
      edges.slice(at + 1).map((other) => crossings(points, other.points)),
    );
    expect(crossed.every((each) => each === 0)).toBe(true);
  });

  it("fits the width of a phone, with every line beside what it passes", () => {
    const room = 328;
    const wrong: string[] = [];
    for (const { slug } of STRAINS) {
      const graph = lineageGraph(FAMILY, slug, new Set());
      const layout = layOutLineage(graph, "down", (name) => name.length * 8, room);
      if (layout.width > room) wrong.push(`${slug} is ${String(layout.width)} wide`);
      for (const { parent, child, points } of layout.edges) {
        if (placeOf(layout, parent).y >= placeOf(layout, child).y)
          wrong.push(`${parent} → ${child}`);
        for (const { x, y } of points) {
          const touched = layout.nodes.find(
            (node) =>
              Math.abs(node.x - x) < node.width / 2 && Math.abs(node.y - y) < node.height / 2,
          );
          if (touched) wrong.push(`${parent} → ${child} through ${touched.id}`);
        }
      }
      for (const [place, one] of layout.nodes.entries())
        for (const other of layout.nodes.slice(place + 1))
          if (
            Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
            Math.abs(one.y - other.y) < (one.height + other.height) / 2
          )
            wrong.push(`${one.id} and ${other.id}`);
    }
    expect(wrong).toEqual([]);
  });

  it("leads lines from side to side", () => {
    const layout = lay("gelato", "right");
    const edge = layout.edges.find(({ child }) => child === "gelato");
    const gelato = placeOf(layout, "gelato");
    expect(edge?.points.at(-1)).toEqual({ x: gelato.x - gelato.width / 2, y: gelato.y });
  });
});

describe("an arrow key", () => {
  const layout = lay("gelato", "right");
  const left = { x: -1, y: 0 };

  it("leads to the nearest strain on that side, and back", () => {
    const parent = nodeTowards(layout, "right", "gelato", left);
    expect(["sunset-sherbet", "thin-mint-gsc"]).toContain(parent?.id);
    expect(nodeTowards(layout, "right", parent?.id ?? "", { x: 1, y: 0 })?.id).toBe("gelato");
  });

  it("goes along a generation before it crosses to another", () => {
    const children = layout.nodes.filter(
      ({ slug, x }) => slug && x === placeOf(layout, "gelato").x,
    );
    const sorted = children.toSorted((one, other) => one.y - other.y);
    for (const [place, { id }] of sorted.slice(0, -1).entries()) {
      const below = nodeTowards(layout, "right", id, { x: 0, y: 1 });
      expect(below?.id).toBe(sorted[place + 1]?.id);
    }
  });

  it("leads nowhere from the edge, from nobody, and to a parent without a page", () => {
    expect(nodeTowards(layout, "right", "og-kush", left)).toBeNull();
    expect(nodeTowards(layout, "right", "nobody", left)).toBeNull();
    const lonely = lay("sinmint-cookies", "right");
    const reached = new Set(["sinmint-cookies"]);
    for (const id of reached) {
      for (const towards of [left, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 }]) {
        const next = nodeTowards(lonely, "right", id, towards);
        if (next) reached.add(next.id);
      }
    }
    expect(lonely.nodes.map(({ id }) => id)).toContain("sinmint-cookies × Blue Power");
    expect([...reached]).not.toContain("sinmint-cookies × Blue Power");
  });
});

describe("the view of a lineage", () => {
  it("shows all of it in a frame of any width, also before there is one", () => {
    for (const width of [0, 288, 1_200]) {
      const layout = lay("og-kush", "right");
      const { box, pixels, height } = viewOf(layout, width, "og-kush");
      expect(box.width).toBeGreaterThanOrEqual(layout.width);
      expect(box.height).toBeGreaterThanOrEqual(layout.height);
      expect(box.height * pixels).toBeCloseTo(height);
      expect(pixels).toBeLessThanOrEqual(1);
    }
  });

  it("is as high as the drawing where that fits the width, and shows it as large as text", () => {
    const graph = lineageGraph(FAMILY, "og-kush", new Set());
    const layout = layOutLineage(graph, "down", (name) => name.length * 8, 328);
    const { height, pixels } = viewOf(layout, 328, "og-kush");
    expect(height).toBe(Math.ceil(layout.height));
    expect(height).toBeGreaterThan(460);
    expect(pixels).toBeCloseTo(1);
  });

  it("begins in the middle of what is named", () => {
    const layout = lay("og-kush", "down");
    const { x, y } = placeOf(layout, "og-kush");
    expect(viewOf(layout, 360, "og-kush").start).toEqual({ x, y });
  });
});
