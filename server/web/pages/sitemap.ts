import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { strainPath } from "#domain/site/site.ts";
import { publishedPath } from "#domain/site/routes.ts";
import type { Db } from "../../db/database.ts";
import { terpenePath, escapeText } from "./pageHead.ts";
import { listedScreens, showsSample } from "./heads.ts";
import type { SitemapEntry, Things } from "./source.ts";
import { Hono } from "hono";
import type { PagesDeps } from "./answerScreens.ts";

/**
 * Every address that is to be found: fixed screens, strains and terpenes, stores with a menu,
 * products on one, events to come. The sample is not among them.
 *
 * @param now epoch milliseconds
 */
async function readSitemap(
  { store, product, event }: Things,
  db: Db,
  now: number,
): Promise<SitemapEntry[]> {
  const undated = (address: string): SitemapEntry => ({ address, changedAt: null });
  return [
    ...listedScreens(await showsSample(db))
      .map(publishedPath)
      .map(undated),
    ...STRAINS.map(({ slug }) => undated(strainPath(slug))),
    ...TERPENES.map(({ slug }) => undated(terpenePath(slug))),
    ...(await store.listed(db, now)),
    ...(await product.listed(db, now)),
    ...(await event.listed(db, now)),
  ];
}

/**
 * `GET /robots.txt`, `/sitemap.xml` and its parts. Everything may be fetched: what is not to be
 * found says so itself, which only who fetches it can read.
 */
export function crawlerFiles({
  eventAnswers,
  origin,
  things,
}: Pick<PagesDeps, "eventAnswers" | "origin" | "things">): Hono {
  const readParts = async (db: Db, now: number) => sitemapParts(await readSitemap(things, db, now));
  return new Hono()
    .get("/robots.txt", (c) =>
      c.text(`User-agent: *\nDisallow:\n\nSitemap: ${origin()}/sitemap.xml\n`, 200, {
        "cache-control": "no-cache",
      }),
    )
    .get("/:file{sitemap(?:-[1-9]\\d{0,3})?\\.xml}", (c) => {
      const [part] = /\d+/.exec(c.req.path) ?? [];
      return eventAnswers(c, {
        path: c.req.path,
        validFor: "day",
        // Of the one that names the others there is always one.
        ...(part === undefined ? {} : { among: { name: part, list: "parts", read: readParts } }),
        compute: async (now, db) =>
          writeSitemap(
            await readSitemap(things, db, now),
            origin(),
            part === undefined ? null : Number(part),
          ),
        text: { "content-type": "application/xml; charset=utf-8" },
        otherwise: () => c.text("Not found", 404, { "cache-control": "no-cache" }),
      });
    });
}

/** More addresses than that are in no file (sitemaps.org, protocol 0.9). */
const MOST_IN_FILE = 50_000;

/** Numbers of the parts that a sitemap has beside its index; none where one file holds it. */
function sitemapParts(entries: readonly SitemapEntry[], most = MOST_IN_FILE): number[] {
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
