import { describe, expect, it } from "vitest";
import { STRAINS } from "#content/strains/strains.ts";
import { lineageGraph } from "#domain/strains/lineageGraph.ts";
import { crossings } from "./inRows.ts";
import { footOf, layOutLineage, nodeTowards } from "./layOutLineage.ts";
import type { LineageLayout } from "./lineageLayout.ts";
import { viewOf } from "./LineageDrawing.tsx";
import { FAMILY } from "#content/strains/strainFamily.ts";

const lay = (slug: string) =>
  layOutLineage(lineageGraph(FAMILY, slug, new Set()), (name) => name.length * 8);

const placeOf = (layout: LineageLayout, id: string) => {
  const node = layout.nodes.find((each) => each.id === id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return node;
};

describe("the layout of a lineage", () => {
  it("puts parents before their children in every drawing, and no node on another", () => {
    const wrong: string[] = [];
    for (const { slug } of STRAINS) {
      const layout = lay(slug);
      for (const { parent, child, points } of layout.edges) {
        const isBefore = placeOf(layout, parent).y < placeOf(layout, child).y;
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
    expect(wrong).toEqual([]);
  });

  it("on a phone leads lines past a generation where they do not cross others", () => {
    const graph = lineageGraph(FAMILY, "gmo-cookies", new Set());
    const { edges } = layOutLineage(graph, (name) => name.length * 8, 358);
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
      const layout = layOutLineage(graph, (name) => name.length * 8, room);
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

  it("leads lines from below a name to the flower of a child", () => {
    const layout = lay("gelato");
    const edge = layout.edges.find(({ child }) => child === "gelato");
    const gelato = placeOf(layout, "gelato");
    expect(edge?.points.at(-1)).toEqual({ x: gelato.x, y: gelato.y - gelato.height / 2 });
    const parent = placeOf(layout, edge?.parent ?? "");
    expect(footOf(parent)).toBeGreaterThan(parent.y);
    expect(footOf(parent)).toBeLessThan(parent.y + parent.height / 2);
  });

  it("breaks a long name in two, but not where the word that opens it stands below", () => {
    const { nodes } = lay("gelato");
    const linesOf = (id: string) => nodes.find((node) => node.id === id)?.lines;
    expect(linesOf("sunset-sherbet")).toEqual(["Sunset", "Sherbet"]);
    for (const { hidden, lines } of nodes) if (hidden > 0) expect(lines).toHaveLength(1);
  });

  it("has a generation every 112 px on a phone, and every 128 where there is room", () => {
    const graph = lineageGraph(FAMILY, "gelato", new Set());
    for (const [room, step] of [
      [358, 112],
      [1_100, 128],
    ] as const) {
      const { nodes } = layOutLineage(graph, (name) => name.length * 7, room);
      const others = nodes.filter(({ role }) => role === "descendant").map(({ y }) => y);
      const [first = 0, second = 0] = [...new Set(others)].toSorted((a, b) => a - b);
      expect(Math.abs(second - first - step)).toBeLessThanOrEqual(4);
    }
  });
});

describe("an arrow key", () => {
  const layout = lay("gelato");
  const up = { x: 0, y: -1 };

  it("leads to the nearest strain on that side, and back", () => {
    const parent = nodeTowards(layout, "gelato", up);
    expect(["sunset-sherbet", "thin-mint-gsc"]).toContain(parent?.id);
    expect(nodeTowards(layout, parent?.id ?? "", { x: 0, y: 1 })?.id).toBe("gelato");
  });

  it("goes along a generation before it crosses to another", () => {
    const children = layout.nodes.filter(({ slug, y }) => slug && y === placeOf(layout, "runtz").y);
    const sorted = children.toSorted((one, other) => one.x - other.x);
    expect(sorted.length).toBeGreaterThan(1);
    for (const [place, { id }] of sorted.slice(0, -1).entries()) {
      const beside = nodeTowards(layout, id, { x: 1, y: 0 });
      expect(beside?.id).toBe(sorted[place + 1]?.id);
    }
  });

  it("leads nowhere from the edge, from nobody, and to a parent without a page", () => {
    expect(nodeTowards(layout, "og-kush", up)).toBeNull();
    expect(nodeTowards(layout, "nobody", up)).toBeNull();
    const lonely = lay("sinmint-cookies");
    const reached = new Set(["sinmint-cookies"]);
    for (const id of reached) {
      for (const towards of [up, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }]) {
        const next = nodeTowards(lonely, id, towards);
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
      const layout = lay("og-kush");
      const { box, pixels, height } = viewOf(layout, width, "og-kush");
      expect(box.width).toBeGreaterThanOrEqual(layout.width);
      expect(box.height).toBeGreaterThanOrEqual(layout.height);
      expect(box.height * pixels).toBeCloseTo(height);
      expect(pixels).toBeLessThanOrEqual(1);
    }
  });

  it("is as high as the drawing where that fits the width, and shows it as large as text", () => {
    const graph = lineageGraph(FAMILY, "og-kush", new Set());
    const layout = layOutLineage(graph, (name) => name.length * 8, 328);
    const { height, pixels } = viewOf(layout, 328, "og-kush");
    expect(height).toBe(Math.ceil(layout.height));
    expect(height).toBeGreaterThan(460);
    expect(pixels).toBeCloseTo(1);
  });

  it("begins in the middle of what is named", () => {
    const layout = lay("og-kush");
    const { x, y } = placeOf(layout, "og-kush");
    expect(viewOf(layout, 360, "og-kush").start).toEqual({ x, y });
  });
});
