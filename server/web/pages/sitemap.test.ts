import { expect, it } from "vitest";
import { readIndex, readUrls } from "../../../tests/support/pages/sitemap.ts";
import type { SitemapEntry } from "./source.ts";
import { writeSitemap } from "./sitemap.ts";

const ORIGIN = "https://site.test";
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    address: `/product/${String(at)}`,
    changedAt: null,
  }));
const made = (all: readonly SitemapEntry[], file: number | null, most?: number) =>
  writeSitemap(all, ORIGIN, file, most) ?? "";

it("has every address in full, and when it changed where that is known", () => {
  const changedAt = new Date("2026-11-20T11:00:00.000Z");
  const all = [{ address: "/dispensary-menus?store=a&b='<", changedAt }, ...entries(1)];
  expect(readUrls(made(all, null))).toEqual([
    { loc: `${ORIGIN}/dispensary-menus?store=a&b='<`, lastmod: "2026-11-20T11:00:00.000Z" },
    { loc: `${ORIGIN}/product/0` },
  ]);
});

it("has no parts as long as one file holds it", () => {
  expect(made(entries(50_000), null).match(/<url>/g)).toHaveLength(50_000);
  expect(writeSitemap(entries(50_000), ORIGIN, 1)).toBeNull();
});

it("is an index of parts beyond that, which have every address once", () => {
  const all = entries(7);
  expect(readIndex(made(all, null, 3))).toEqual(
    [1, 2, 3].map((part) => `${ORIGIN}/sitemap-${String(part)}.xml`),
  );
  const listed = [1, 2, 3].flatMap((part) => readUrls(made(all, part, 3)));
  expect(listed.map(({ loc }) => loc)).toEqual(all.map(({ address }) => ORIGIN + address));
  for (const part of [0, 4]) expect(writeSitemap(all, ORIGIN, part, 3)).toBeNull();
  expect(readIndex(made(entries(50_001), null))).toHaveLength(2);
});
