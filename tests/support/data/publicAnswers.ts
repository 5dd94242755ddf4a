import { asc } from "drizzle-orm";
import type { Db } from "../../../server/db/database.ts";
import { products } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { NOW } from "./importing.ts";
import { namelessAnswer } from "../server/namelessAnswer.ts";
import { siteOn } from "../server/requests.ts";

/** Every public answer as it travels, by its path: all stores' menus and all products among them. */
export async function publicAnswers(db: Db, now = NOW): Promise<Record<string, string>> {
  const app = siteOn(db, { now: () => now });
  const slugs = await db.select({ slug: stores.slug }).from(stores).orderBy(asc(stores.slug));
  const codes = await db.select({ code: products.code }).from(products).orderBy(asc(products.code));
  const paths = [
    "statistics",
    "announcements",
    "stores",
    "menus",
    "deals",
    "search",
    "trends",
    "trends?region=Northeast",
    "trends/2026-W47/flower",
    "highlights",
    "highlights/2026",
    ...slugs.map(({ slug }) => `menus/${slug}`),
    ...codes.map(({ code }) => `products/${code}`),
  ];
  const answers: Record<string, string> = {};
  for (const path of paths) {
    const { status, body } = await namelessAnswer(await app.request(`/api/${path}`));
    answers[path] = `${String(status)} ${body}`;
  }
  return answers;
}
