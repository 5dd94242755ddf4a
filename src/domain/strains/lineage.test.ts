import { describe, expect, it } from "vitest";
import {
  ancestorsOf,
  descendantsOf,
  familyOf,
  parentLinks,
  type Family,
  type Pedigree,
} from "./lineage.ts";
import { lineageGraph } from "./lineageGraph.ts";
import { ancestorTree, descendantTree, type LineageBranch } from "./lineageTree.ts";

/** A strain called as its slug, from parents by slug. */
const strain = (slug: string, parents: string[] = [], more: Partial<Pedigree> = {}): Pedigree => ({
  slug,
  name: slug.toUpperCase(),
  parents,
  otherParents: [],
  contested: false,
  ...more,
});

/** e … a go up from f; g and h go down; i is a parent of g beside f, and j one of h without a page. */
const LINE = familyOf([
  strain("a"),
  strain("b", ["a"]),
  strain("c", ["b"]),
  strain("d", ["c"]),
  strain("e", ["d"]),
  strain("f", ["e", "d"]),
  strain("i", ["a"]),
  strain("g", ["f", "i"]),
  strain("h", ["g"], { otherParents: ["J"] }),
  strain("k", ["h"]),
]);

const NONE = new Set<string>();
const ids = (slug: string, opened = NONE, family: Family = LINE) =>
  lineageGraph(family, slug, opened)
    .nodes.map(({ id }) => id)
    .sort();
const node = (slug: string, id: string, opened = NONE) =>
  lineageGraph(LINE, slug, opened).nodes.find((each) => each.id === id);

describe("relatives", () => {
  it("are met at their nearest generation", () => {
    expect(Object.fromEntries(ancestorsOf(LINE, "f", 3))).toEqual({ e: 1, d: 1, c: 2, b: 3 });
    expect(Object.fromEntries(descendantsOf(LINE, "f", 2))).toEqual({ g: 1, h: 2 });
  });

  it("of a strain that nobody knows are none", () => {
    expect(ancestorsOf(LINE, "z", 3).size).toBe(0);
    expect(descendantsOf(LINE, "z", 2).size).toBe(0);
  });

  it("are in dispute all together, or only those that are named", () => {
    const contested = (more: Partial<Pedigree>) =>
      parentLinks(LINE, strain("x", ["a", "b"], { contested: true, otherParents: ["Y"], ...more }))
        .filter((link) => link.contested)
        .map(({ name }) => name);
    expect(contested({})).toEqual(["A", "B", "Y"]);
    expect(contested({ disputedParents: ["b"] })).toEqual(["B"]);
    expect(contested({ disputedParents: ["Y"] })).toEqual(["Y"]);
    expect(contested({ contested: false })).toEqual([]);
  });
});

describe("the drawing", () => {
  it("goes three generations up and two down", () => {
    expect(ids("f")).toEqual(["b", "c", "d", "e", "f", "g", "h"]);
    expect(node("f", "c")?.role).toBe("ancestor");
    expect(node("f", "f")?.role).toBe("self");
    expect(node("f", "h")?.role).toBe("descendant");
  });

  it("has every reported link between those that are drawn", () => {
    const { edges } = lineageGraph(LINE, "f", NONE);
    expect(edges.map(({ parent, child }) => parent + child).sort()).toEqual(
      ["bc", "cd", "de", "ef", "df", "fg", "gh"].sort(),
    );
  });

  it("counts what opening a strain would add, and adds it", () => {
    expect(node("f", "b")?.hidden).toBe(1);
    expect(node("f", "g")?.hidden).toBe(1);
    expect(node("f", "h")?.hidden).toBe(2);
    expect(node("f", "d")?.hidden).toBe(0);
    expect(ids("f", new Set(["b"]))).toContain("a");
    expect(ids("f", new Set(["h"]))).toEqual(
      ["b", "c", "d", "e", "f", "g", "h", "h × J", "k"].sort(),
    );
    expect(node("f", "h", new Set(["h"]))).toMatchObject({ hidden: 0, opened: true });
  });

  it("goes on from what was opened", () => {
    expect(ids("f", new Set(["g", "i"]))).toContain("a");
    expect(node("f", "i", new Set(["g"]))).toMatchObject({ role: "relative", hidden: 1 });
  });

  it("draws parents without a page as far as the others", () => {
    const family = familyOf([
      strain("a", [], { otherParents: ["Far"] }),
      strain("b", ["a"]),
      strain("c", ["b"], { contested: true, otherParents: ["Near"] }),
      strain("d", ["c"]),
    ]);
    expect(ids("d", NONE, family)).toEqual(["a", "b", "c", "c × Near", "d"]);
    expect(ids("d", new Set(["a"]), family)).toContain("a × Far");
    const { edges } = lineageGraph(family, "d", NONE);
    expect(edges.filter(({ contested }) => contested).map(({ child }) => child)).toEqual([
      "c",
      "c",
    ]);
  });

  it("is none for a strain that nobody knows", () => {
    expect(() => lineageGraph(LINE, "z", NONE)).toThrow(RangeError);
  });
});

describe("the lineage in words", () => {
  /** `f(e(d))`: names with what stands below them. */
  const words = (branches: readonly LineageBranch[]): string =>
    branches
      .map(({ name, branches: below }) => (below.length ? `${name}(${words(below)})` : name))
      .join(" ");

  it("goes as far as the drawing", () => {
    expect(words(ancestorTree(LINE, "f", NONE))).toBe("E(D(C)) D(C(B))");
    expect(words(descendantTree(LINE, "f", NONE))).toBe("G(H)");
  });

  it("goes further where it is opened", () => {
    expect(words(ancestorTree(LINE, "f", new Set(["b"])))).toBe("E(D(C)) D(C(B(A)))");
    expect(words(descendantTree(LINE, "f", new Set(["h"])))).toBe("G(H(K))");
  });

  it("names a child’s other parents, and counts what waits", () => {
    const [g] = descendantTree(LINE, "f", NONE);
    expect(g?.others).toEqual(["I"]);
    expect(g?.branches[0]).toMatchObject({ others: ["J"], hidden: 1 });
    expect(ancestorTree(LINE, "f", NONE)[1]?.branches[0]?.branches[0]).toMatchObject({ hidden: 1 });
  });
});
