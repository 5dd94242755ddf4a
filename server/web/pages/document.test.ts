import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocument } from "../../../tests/support/pages/readDocument.ts";
import { parseFirstView } from "#domain/site/firstView.ts";
import { createDocument } from "./document.ts";
import { writeView, type WrittenView } from "./firstView.ts";
import type { PageHead } from "./pageHead.ts";

const ORIGIN = "https://site.test";
const SHELL = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
const HEAD: PageHead = {
  title: "Trends | Ohio",
  heading: "Trends",
  description: "Week by week.",
  address: "/trends?a=1&b=2",
  data: null,
};

const made = (more: Partial<PageHead> = {}, view: WrittenView | null = null) =>
  createDocument(SHELL)?.({ head: { ...HEAD, ...more }, view }, ORIGIN) ?? "";

it("says what it is, where, and for previews", () => {
  const { title, meta, canonical, data } = readDocument(made());
  expect([title, canonical, data]).toEqual(["Trends | Ohio", `${ORIGIN}/trends?a=1&b=2`, []]);
  expect(meta).toMatchObject({
    description: "Week by week.",
    "og:title": "Trends",
    "og:description": "Week by week.",
    "og:url": `${ORIGIN}/trends?a=1&b=2`,
    "og:image": `${ORIGIN}/icons/icon-512.png`,
    "og:site_name": "Ohio Cannabis Community",
    "og:type": "website",
    "og:locale": "en_US",
    "twitter:card": "summary",
  });
  expect(meta).not.toHaveProperty("robots");
});

it("without an address of its own asks to be left out, and names none", () => {
  const { meta, canonical } = readDocument(made({ address: null }));
  expect([meta["robots"], canonical, meta["og:url"]]).toEqual(["noindex", null, undefined]);
});

it("has everything else of the shell once", () => {
  const ofShell = readDocument(SHELL).shape;
  const { shape } = readDocument(made());
  expect(shape.filter((element) => element === "2 meta name content").length).toBeGreaterThan(2);
  for (const element of ["2 title ", "1 body ", "3 noscript ", "2 div id"])
    expect(shape.filter((each) => each === element)).toEqual(
      ofShell.filter((each) => each === element),
    );
});

it("has the first view in the application's place, as it is, with the answers behind it", () => {
  const answers = [{ key: ["x"] satisfies [string], data: "</script>" }];
  const view = writeView("<main>$& costs <b>$5</b></main>", { path: "/", asOf: 1, answers });
  const html = made({}, view);
  expect(html).toContain(`<div id="root" data-view=""><main>$& costs <b>$5</b></main></div>`);
  expect(readDocument(html).shape).toContain("3 main ");
  const travels = /<script id="first-view"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? "";
  expect(parseFirstView(travels)?.answers).toEqual(answers);
});

it("is not made of a shell that lacks a place for it", () => {
  expect(createDocument("<!doctype html><p>Home</p>")).toBeNull();
  expect(createDocument(SHELL.replace('<div id="root">', "<div>"))).toBeNull();
});

it("is not longer than previews show, and cuts no character in two", () => {
  const { meta } = readDocument(
    made({ heading: "👩‍👩‍👧‍👦".repeat(500), description: "a ".repeat(5_000) }),
  );
  expect(meta["og:title"]).toBe(`${"👩‍👩‍👧‍👦".repeat(109)}…`);
  expect(meta["og:description"]?.length).toBeLessThanOrEqual(300);
});

it("says everything in one line, and turns no direction", () => {
  const { meta } = readDocument(made({ heading: " Blue\r\n\u202eDream\u2066 \0" }));
  expect(meta["og:title"]).toBe("Blue Dream");
});
