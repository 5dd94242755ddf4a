import type { Hono } from "hono";
import type { Db } from "../../../../../server/db/database.ts";
import { importing } from "../../../../support/data/importing.ts";
import { tokenFor } from "../../../../support/data/pushing.ts";
import { makeCredentials } from "./makeCredentials.ts";
import { sendBy, type Ask, type Target } from "./target.ts";

/** A site without a port, on an empty database: for the short form. */
export async function appTarget(db: Db, app: Hono): Promise<Target> {
  const ask: Ask = async (path, init, address) =>
    await app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  await importing(db, "stores.csv");
  await importing(db, "menu.csv");
  const { secret } = await tokenFor(db, "oak-street-akron");
  const credentials = await makeCredentials(ask, secret, { accounts: 3, devices: 6 });
  const description: unknown = await (await app.request("/api/openapi.json")).json();
  return { description, send: (request) => sendBy(ask, credentials, request) };
}
