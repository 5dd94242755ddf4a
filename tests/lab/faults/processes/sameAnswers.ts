import { createHash } from "node:crypto";
import * as v from "valibot";
import { SearchIndexSchema } from "#domain/offers/productDetail.ts";
import { StoresSchema } from "#domain/stores/stores.ts";

const ALWAYS = [
  "/api/statistics",
  "/api/announcements",
  "/api/stores",
  "/api/menus",
  "/api/deals",
  "/api/search",
  "/api/events",
  "/api/events.ics",
  "/api/trends",
  "/api/contests",
  "/api/highlights",
  "/api/config",
  "/api/openapi.json",
  "/api/terpenes/myrcene/products",
  "/api/strains/blue-dream/offers",
  "/events",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
];

/** Every n-th product is compared. */
const PRODUCTS = 50;

/** What every visitor gets alike: one path of each kind, all stores' menus, and some products. */
export async function publicPaths(url: string): Promise<string[]> {
  const read = async <Output>(path: string, schema: v.GenericSchema<unknown, Output>) =>
    v.parse(schema, await (await fetch(url + path)).json());
  const stores = await read("/api/stores", StoresSchema);
  const { code } = await read("/api/search", SearchIndexSchema);
  const some = code.values.filter((_, place) => place % PRODUCTS === 0);
  return [
    ...ALWAYS,
    ...stores.map(({ slug }) => `/api/menus/${slug}`),
    ...some.map((each) => `/api/products/${each}`),
  ];
}

/** Paths under which not all servers answer the same: status, tag and every byte. */
export async function differing(
  urls: readonly string[],
  paths: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const answers = await Promise.all(urls.map((url) => answerOf(url + path)));
    if (new Set(answers).size > 1) wrong.push(path);
  }
  return wrong;
}

async function answerOf(address: string): Promise<string> {
  const answer = await fetch(address);
  const body = createHash("sha256").update(new Uint8Array(await answer.arrayBuffer()));
  return [answer.status, answer.headers.get("etag"), body.digest("hex")].join(" ");
}
