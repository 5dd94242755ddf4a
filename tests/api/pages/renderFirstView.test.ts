import * as fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { beforeAll, expect, it } from "vitest";
import type { Statistics } from "#domain/offers/statistics.ts";
import { DIST_VIEW } from "../../../server/project.ts";
import { loadViews, type Views } from "../../../server/web/pages/views.ts";

const NOW = Date.parse("2026-08-14T12:00:00Z");

/** The application as the build has made it for the server, where there is no browser. */
let views: Views;
beforeAll(async () => {
  const loaded = await loadViews(DIST_VIEW);
  if (loaded === null) throw new Error("There is no build: npm run build.");
  views = loaded;
});

/** Home as written from two answers. */
const home = async (statistics: unknown, announcements: unknown = []) =>
  await views.render({
    path: "/",
    asOf: NOW,
    answers: [
      { key: ["statistics"], data: statistics },
      { key: ["announcements"], data: announcements },
    ],
  });

const deal = (storeName: string, name: string) => ({
  storeName,
  storeLocation: "Kent",
  name,
  cost: 20,
});

/** All elements, with the texts directly in each. */
function elements(html: string): { tag: string; attributes: string[]; text: string }[] {
  const found: ReturnType<typeof elements> = [];
  const visit = (node: Tree.ChildNode) => {
    if (!("childNodes" in node)) return;
    const texts = node.childNodes.map((child) => ("value" in child ? child.value : ""));
    const attributes = "attrs" in node ? node.attrs.map(({ name }) => name) : [];
    found.push({ tag: node.nodeName, attributes, text: texts.join("") });
    node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return found;
}

it("shows the figures, each with its store, and says how old they are", async () => {
  const html = await home(
    {
      topFlower: [{ name: "Gelato", count: 2, slug: "gelato" }],
      topDeals: [
        {
          region: "Northeast",
          flower: [
            { ...deal("Riverside", "Blue"), code: "X1", observedAt: "2026-08-14T10:00:00Z" },
          ],
        },
      ],
      observedAt: "2026-08-14T10:00:00Z",
    } satisfies Statistics,
    [{ text: "Open on Monday" }],
  );
  const texts = elements(html).map(({ text }) => text);
  for (const text of ["Open on Monday", "Gelato", "2 stores", "Riverside", "$20.00"])
    expect(texts).toContain(text);
  expect(texts).toContain("Updated 2 h ago");
  expect(html).toContain('href="/product/X1"');
  expect(html).toContain('href="/strain-genetics/gelato"');
});

it("is written from the plainest answers, and from empty ones", async () => {
  expect(await home({ topFlower: [], topDeals: [] })).toContain("No strain has been listed");
  const bare = {
    topFlower: [{ name: "Gelato", count: 1 }],
    topDeals: [{ region: "Northeast", flower: [deal("A", "B")] }],
  };
  expect(await home(bare)).toContain("$20.00");
});

it("every screen's files have been loaded where there is no browser", () => {
  expect(Object.keys(views.files)).toEqual(expect.arrayContaining(["/", "/trends"]));
});

it("needs no script and no style of its own, which the policy would refuse", async () => {
  const all = elements(await home({ topFlower: [], topDeals: [] }, [{ text: "News" }]));
  expect(all.filter(({ tag }) => tag === "script" || tag === "style")).toEqual([]);
  expect(
    all.flatMap(({ attributes }) => attributes).filter((name) => /^(on|style$)/.test(name)),
  ).toEqual([]);
});

it("no name and no announcement ever leaves its place", async () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      "</script><img onerror=alert(1)>",
      "<!--",
      "]]>",
      "&lt;b&gt;",
      '"><svg/onload=x>',
      "\u2028",
    ),
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.stringMatching(/^[<>&"'/a-z!=\- ]{1,40}$/),
  );
  const plain = elements(
    await home(filled(Array.from({ length: TEXTS }, () => "x")), notices(["x"])),
  );
  const shape = (all: typeof plain) =>
    all.map(({ tag, attributes }) => `${tag} ${attributes.join()}`);
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: TEXTS, maxLength: TEXTS }), async (texts) => {
      const all = elements(await home(filled(texts), notices(texts.slice(0, 1))));
      expect(shape(all)).toEqual(shape(plain));
      const seen = new Set(all.filter(({ tag }) => tag === "bdi").map(({ text }) => text));
      for (const text of texts) expect(seen).toContain(asParsed(text));
    }),
    { numRuns: 26 },
  );
});

/** Texts in one view: 26 views of them are more than 5,000. */
const TEXTS = 200;

const filled = (texts: readonly string[]) => ({
  topFlower: [],
  topDeals: [
    {
      region: "Northeast",
      flower: texts.map((text, place) => (place % 2 ? deal(text, "b") : deal("a", text))),
    },
  ],
});

const notices = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** Every reader of HTML takes these for line feeds and for nothing. */
const asParsed = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "");
