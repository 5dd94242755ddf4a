import { expect, it } from "vitest";
import { namedLinks } from "./linkWords.ts";

it("links say what they lead to, and are numbered where they would say the same", () => {
  const paths = [
    "/product/b7k2m9",
    "/product/c8m3n2",
    "/strain-genetics/gelato",
    "/strain-genetics/no-such",
    "/terpenes/alpha-pinene",
    "/dispensary-menus?store=bliss-kent",
    "/dispensary-maps?store=bliss-kent",
    "/march-madness?year=2025",
    "/terpenes/no-such",
    "/trends?week=2026-W47&category=flower",
    "/trends",
    "/events",
  ];
  expect(namedLinks(paths, undefined).map(({ words }) => words)).toEqual([
    "Product 1",
    "Product 2",
    "Gelato",
    "No Such",
    "Alpha-pinene",
    "Store 1",
    "Store 2",
    "Contest",
    "No-Such",
    "All offers of that week",
    "Trends",
    "More",
  ]);
});

it("a store is called by its name where the answer has it", () => {
  const store = "/dispensary-maps?store=bliss-kent";
  const links = namedLinks([store, "/dispensary-maps?store=elm"], { [store]: "Bliss, Kent" });
  expect(links.map(({ words }) => words)).toEqual(["Bliss, Kent", "Store"]);
});
