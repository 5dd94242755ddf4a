import type { Hono } from "hono";
import type { Db } from "../../../server/db/database.ts";
import { createToken } from "../../../server/import/incoming/tokens.ts";
import { NOW } from "./importing.ts";

/** Makes a token for a store that is known. @returns the secret and its number */
export async function tokenFor(db: Db, store: string) {
  const context = { db, now: () => NOW, progress: () => undefined };
  return await createToken.run(context, { store, name: null });
}

/** Pushes a body as a store does. */
export async function push(
  app: Hono,
  secret: string | null,
  body: RequestInit["body"],
  more: { headers?: Record<string, string>; query?: string } = {},
) {
  const request = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      ...more.headers,
    },
    body: body ?? null,
    duplex: "half",
  };
  const response = await app.request(`/api/import${more.query ?? ""}`, request);
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    retryAfter: response.headers.get("retry-after"),
    body: (await response.json()) as unknown,
  };
}

/** A menu of one flower as neutral JSON, of the store in `store` and the time in `observedAt`. */
export function neutralMenu(more: {
  store?: Record<string, string>;
  observedAt?: string | undefined;
  price?: number;
  padding?: number;
}): string {
  const { store, observedAt, price = 3_500, padding = 0 } = more;
  return JSON.stringify({
    format: "menu-import",
    version: 1,
    source: { kind: "store_file", observedAt },
    store,
    note: "x".repeat(padding),
    items: [
      {
        externalId: "a1",
        name: "River Cake",
        category: "flower",
        variants: [{ sizeLabel: "3.5g", netG: 3.5, menu: "rec", priceCents: price }],
      },
    ],
  });
}
