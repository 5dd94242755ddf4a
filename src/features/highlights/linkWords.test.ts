import { expect, it } from "vitest";
import { linkedText, namedLinks } from "./linkWords.ts";

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
    "All prices of that week",
    "Trends",
    "More",
  ]);
});

it("a store is called by its name where the answer has it", () => {
  const store = "/dispensary-maps?store=bliss-kent";
  const links = namedLinks([store, "/dispensary-maps?store=elm"], { [store]: "Bliss, Kent" });
  expect(links.map(({ words }) => words)).toEqual(["Bliss, Kent", "Store"]);
});

it("a name that stands in a text is the link in it, the longer name first; the other links are left over", () => {
  const of = (words: string) => ({ path: `/${words}`, words });
  const [short, long, other] = [of("Gelato"), of("Gelato #33"), of("Store")];
  expect(linkedText("Gelato #33 for $7 at the Store.", [short, long, other])).toEqual({
    parts: [long, " for $7 at the Store."],
    rest: [short, other],
  });
  for (const text of ["Gelato #41, $7", "Gelatos, $7", "Sogelato"])
    expect(linkedText(text, [short]).rest, text).toEqual([short]);
  const odd = of("C4 (Smalls) $1");
  expect(linkedText("C4 (Smalls) $1 at Oak", [odd]).parts).toEqual([odd, " at Oak"]);
  expect(linkedText("Nothing.", [])).toEqual({ parts: ["Nothing."], rest: [] });
});
