import { escapeText } from "./escape.ts";
import type { SitemapEntry } from "./source.ts";

/** More addresses than that are in no file (sitemaps.org, protocol 0.9). */
const MOST_IN_FILE = 50_000;

/** Numbers of the parts that a sitemap has beside its index; none where one file holds it. */
export function sitemapParts(entries: readonly SitemapEntry[], most = MOST_IN_FILE): number[] {
  if (entries.length <= most) return [];
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, part) => part + 1);
}

/**
 * A file of the sitemap: the only one, or the index of them where there are too many addresses for
 * one.
 *
 * @param file number of a part, from 1; `null` for the file that `robots.txt` names
 * @param most addresses in one file
 * @returns `null` when there is no such part
 */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  origin: string,
  file: number | null,
  most = MOST_IN_FILE,
): string | null {
  const parts = sitemapParts(entries, most);
  if (file !== null) {
    if (!parts.includes(file)) return null;
    return urlSet(entries.slice((file - 1) * most, file * most), origin);
  }
  if (parts.length === 0) return urlSet(entries, origin);
  const names = parts.map((part) => `/sitemap-${String(part)}.xml`);
  const listed = names.map((name) => element("sitemap", element("loc", escapeText(origin + name))));
  return document("sitemapindex", listed);
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const listed = entries.map(({ address, changedAt }) => {
    const changed = changedAt === null ? "" : element("lastmod", changedAt.toISOString());
    return element("url", element("loc", escapeText(origin + address)) + changed);
  });
  return document("urlset", listed);
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const document = (root: string, lines: readonly string[]) =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
