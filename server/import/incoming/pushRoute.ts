import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { tooMany, problem, unauthorized } from "../../web/problem.ts";
import type { Arrival } from "./importIncoming.ts";
import { LARGEST_ARRIVAL_BYTES } from "./readArrival.ts";
import type { ImportOutcome } from "../result.ts";
import { readTokenSecret } from "./tokenSecret.ts";
import { useToken, type ImportToken } from "./useToken.ts";
import { DESCRIBED } from "./described.ts";
import { createPlaces } from "./places.ts";
import { receiveBody } from "./receiveBody.ts";

/** What takes in the menus that are pushed. */
export interface PushService {
  importArrival: (arrival: Arrival) => Promise<ImportOutcome>;
  /** Private folder of bodies that are coming in. */
  folder: string;
  trustedProxies: number;
}

export interface ImportRouteDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  push: PushService;
}

/** Types of bodies: what a menu is written in. Neither is one that a page may send unasked. */
const TYPES = new Set(["application/json", "text/csv"]);

/** How long a sender may be silent. */
const SILENCE_MS = 30_000;

/** Bodies on the disk of this process at a time: they come in together and are imported in turn. */
const PLACES = { all: 12, ofOne: 4 };
const RETRY_AFTER_S = 30;

/** A menu every half minute is more than any store has news; a lost answer may be asked for again. */
const MENUS = { name: "import-token", points: 120, seconds: 3_600 };
const CALLS = { name: "import-calls", points: 2_000, seconds: 3_600 };

const QuerySchema = v.object({
  observedAt: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))),
  full: v.optional(v.picklist(["true", "false"])),
});

/** `POST /api/import`: a store, or the system at its counter, pushes its menu. */
export function importRoute(deps: ImportRouteDeps): Hono {
  const { db, now, push } = deps;
  const { limit, addressLimit } = createLimitFactory(db);
  const calls = addressLimit(CALLS);
  const menus = limit(MENUS);
  const places = createPlaces(PLACES);
  return new Hono().post("/import", describeRoute(DESCRIBED), async (c) => {
    const secret = readTokenSecret(c.req.header("authorization"));
    if (secret === null) return unauthorized(c);
    const waitToCall = await calls.countOrWait(clientNetworks(c, push.trustedProxies));
    if (waitToCall !== null) return tooMany(c, waitToCall);
    const token = await useToken(db, secret, now());
    if (token === null) return unauthorized(c);

    const query = v.safeParse(QuerySchema, c.req.query());
    if (!query.success) return problem(c, 400, "observedAt is a time with a zone, full is true");
    if (!isMenu(c))
      return problem(c, 415, "A menu is application/json or text/csv, not compressed");
    if (Number(c.req.header("content-length") ?? 0) > LARGEST_ARRIVAL_BYTES) return tooLarge(c);
    const giveBack = places.take(token.store);
    if (giveBack === null) return busy(c);
    try {
      const wait = await menus.countOrWait(String(token.id));
      if (wait !== null) return tooMany(c, wait);
      return await takeIn(c, push, token, query.output);
    } finally {
      giveBack();
    }
  });
}

async function takeIn(
  c: Context,
  { folder, importArrival }: PushService,
  token: ImportToken,
  { observedAt, full }: v.InferOutput<typeof QuerySchema>,
): Promise<Response> {
  const file = path.join(folder, randomUUID());
  try {
    const limits = { bytes: LARGEST_ARRIVAL_BYTES, silenceMs: SILENCE_MS };
    const received = await receiveBody(c.req.raw.body, file, limits);
    if (received === "too-large") return tooLarge(c);
    if (received === "stopped") return problem(c, 400, "The body stopped half way");
    const outcome = await importArrival({
      path: file,
      fileName: `pushed with token ${String(token.id)}`,
      format: null,
      storeSlug: token.store,
      isBound: true,
      observedAt: observedAt ?? null,
      writtenAt: null,
      full: full === "true",
      moreFollows: false,
    });
    return answer(c, token, outcome);
  } catch (error) {
    if (isDiskFull(error)) return problem(c, 507, "There is no room for the body; nothing came in");
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

function answer(c: Context, { store }: ImportToken, outcome: ImportOutcome): Response {
  if (outcome.outcome === "imported") {
    c.header("cache-control", "no-store");
    return c.json(outcome.result);
  }
  const { message, result } = outcome;
  const report = result === null ? {} : { report: result };
  const rejected = result?.rejected ?? [];
  const isForeign =
    rejected.length > 0 && rejected.every(({ field }) => field.startsWith("store_"));
  return isForeign
    ? problem(c, 403, `The token is for ${store}, and the menu is not`, report)
    : problem(c, 400, `The body ${message}`, report);
}

function isMenu(c: Context): boolean {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  const encoding = c.req.header("content-encoding")?.trim().toLowerCase() ?? "identity";
  return TYPES.has(type ?? "") && encoding === "identity";
}

const tooLarge = (c: Context) => problem(c, 413, "A menu is 50 MB at most");

function busy(c: Context): Response {
  const refusal = problem(c, 503, "Too many menus are coming in; try again");
  refusal.headers.set("retry-after", String(RETRY_AFTER_S));
  return refusal;
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
