import { Hono } from "hono";
import type { Db } from "../../db/database.ts";
import type { PagesDeps } from "./answerScreens.ts";
import { readSitemap } from "./sitemap.ts";
import { sitemapParts, writeSitemap } from "./writeSitemap.ts";

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
