import { and, eq, isNotNull, lte } from "drizzle-orm";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import {
  LONGEST_SEALED,
  TRANSFER_LIFE_MS,
  TransferIdSchema,
  TransferKeptSchema,
  TransferSchema,
} from "#domain/transfers/transfers.ts";
import type { Db } from "../db/database.ts";
import { transfers } from "../db/schema/transfers.ts";
import { createLimitFactory } from "../web/attemptLimits.ts";
import { clientNetworks } from "../web/clientAddress.ts";
import { jsonAnswer, jsonBody, pathPart, problemAnswer } from "../web/describe.ts";
import { readBody } from "../web/input.ts";
import { problem, tooMany } from "../web/problem.ts";

interface TransfersRouteDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  trustedProxies: number;
}

const HOUR_S = 3_600;

/** What is sealed in an hour by all addresses together: no more than 130 MB lies there, whoever sends it. */
const ALL_PUTS = { name: "transfers-all", points: 2_000, seconds: HOUR_S };

const PUTS = { name: "transfers", points: 30, seconds: HOUR_S };

/** Only codes that open nothing count. */
const MISSES = { name: "transfer-misses", points: 60, seconds: HOUR_S };

const USED_ID = "This code is in use. Make another one";

const OVER = "This code was used already, or its half hour is over";

/**
 * `/api/transfers/:id`: what a visitor without an account takes from the browser's tab into the installed app. The
 * phone seals it and keeps the key, which is in the code alone; the server hands the text out once.
 */
export function transfersRoute({ db, now, trustedProxies }: TransfersRouteDeps): Hono {
  const { limit, addressLimit } = createLimitFactory(db);
  const all = limit(ALL_PUTS);
  const puts = addressLimit(PUTS);
  const misses = addressLimit(MISSES);
  const route = new Hono();
  route.use("/transfers/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  route.put(
    "/transfers/:id",
    describeRoute({
      summary: "Keeps sealed records of a phone for half an hour",
      description:
        "The id follows from a code that the server does not learn, and neither does it the key.",
      parameters: [pathPart("id", "22 to 64 characters of base64url")],
      requestBody: jsonBody(TransferSchema),
      responses: {
        201: jsonAnswer("It is kept", TransferKeptSchema),
        400: problemAnswer("The id or the body is not what is described"),
        409: problemAnswer("The id is or was in use"),
        413: problemAnswer("The body is larger than 64 kB"),
        429: problemAnswer("There were too many of this address, or of all"),
      },
    }),
    async (c) => {
      const id = v.safeParse(TransferIdSchema, c.req.param("id"));
      if (!id.success) return problem(c, 400);
      const body = await readBody(c, TransferSchema, {
        sealed: `base64url of at most ${String(LONGEST_SEALED)} characters`,
      });
      if (body instanceof Response) return body;
      const wait =
        (await puts.countOrWait(clientNetworks(c, trustedProxies))) ??
        (await all.countOrWait("all"));
      if (wait !== null) return tooMany(c, wait);
      const at = now();
      const isNew = await keepTransfer(db, id.output, body.sealed, at);
      if (!isNew) return problem(c, 409, USED_ID);
      return c.json({ until: new Date(at + TRANSFER_LIFE_MS).toISOString() }, 201);
    },
  );
  route.get(
    "/transfers/:id",
    describeRoute({
      summary: "Hands sealed records out, once",
      parameters: [pathPart("id", "As it was put")],
      responses: {
        200: jsonAnswer("The records, which are gone here from now on", TransferSchema),
        404: problemAnswer("There is no such transfer, or it was a day ago"),
        410: problemAnswer("It was read already, or its half hour is over"),
        429: problemAnswer("There were too many codes of this address that open nothing"),
      },
    }),
    async (c) => {
      const networks = clientNetworks(c, trustedProxies);
      const wait = await misses.countOrWait(networks);
      if (wait !== null) return tooMany(c, wait);
      const id = v.safeParse(TransferIdSchema, c.req.param("id"));
      const found = id.success ? await takeTransfer(db, id.output, now()) : "unknown";
      if (found === "unknown") return problem(c, 404);
      await misses.giveBack(networks);
      return found === "over" ? problem(c, 410, OVER) : c.json(found);
    },
  );
  return route;
}

/** @returns whether it is new: an id is never used twice, so that a code leads to what it was made for */
async function keepTransfer(db: Db, id: string, sealed: string, now: number): Promise<boolean> {
  const kept = await db
    .insert(transfers)
    .values({ id, sealed, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: transfers.id });
  return kept.length > 0;
}

/** Hands a transfer out to the first that asks, of however many at once. */
async function takeTransfer(
  db: Db,
  id: string,
  now: number,
): Promise<{ sealed: string } | "over" | "unknown"> {
  return await db.transaction(async (tx) => {
    const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for("update");
    if (row === undefined) return "unknown";
    if (row.sealed === null) return "over";
    await tx.update(transfers).set({ sealed: null }).where(eq(transfers.id, id));
    const isOver = row.createdAt.getTime() + TRANSFER_LIFE_MS <= now;
    return isOver ? "over" : { sealed: row.sealed };
  });
}

/**
 * Deletes what was sealed half an hour ago, and after a day that there was anything. Any number of processes may do it
 * at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneTransfers(db: Db, now: number): Promise<void> {
  const before = (ageMs: number) => lte(transfers.createdAt, new Date(now - ageMs));
  await db.delete(transfers).where(before(DAY_MS));
  await db
    .update(transfers)
    .set({ sealed: null })
    .where(and(before(TRANSFER_LIFE_MS), isNotNull(transfers.sealed)));
}
