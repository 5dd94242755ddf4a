import { inTime } from "#domain/time/inTime.ts";
import { randomUUID } from "node:crypto";
import { rm, open } from "node:fs/promises";
import path from "node:path";
import { Hono, type Context } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { tooMany, problem, unauthorized } from "../../web/problem.ts";
import { type Incoming, LARGEST_ARRIVAL_BYTES } from "./importIncoming.ts";
import { type ImportOutcome, ImportResultSchema } from "../result.ts";
import { readTokenSecret, useToken, type ImportToken } from "./tokens.ts";
import { jsonAnswer, problemAnswer } from "../../web/describe.ts";

/** What takes in the menus that are pushed. */
export interface PushService {
  importArrival: (arrival: Incoming) => Promise<ImportOutcome>;
  /** Private folder of bodies that are coming in. */
  folder: string;
  trustedProxies: number;
}

interface ImportRouteDeps {
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
  const places = createUploadSlots(PLACES);
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

const menu = (description: string) => ({ schema: { type: "string", description } }) as const;

/** The route for the API's description. */
const DESCRIBED: DescribeRouteOptions = {
  summary: "Brings a store's menu",
  description:
    "For stores and point-of-sale systems, with a token of the operator's. The body is a menu file of any format that the import knows, 50 MB at most. The same body again is answered by the same report and imported once; where it says no time of its own, within an hour.",
  security: [{ importToken: [] }],
  parameters: [
    {
      name: "observedAt",
      in: "query",
      description:
        "When the prices were true, ISO 8601 with a zone; overrides the menu's own times",
      schema: { type: "string", format: "date-time" },
    },
    {
      name: "full",
      in: "query",
      description: "`true`: it is the store's whole menu, and what it lacks is marked missing",
      schema: { type: "string", enum: ["true", "false"] },
    },
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": menu("Neutral JSON, or what a menu platform returns"),
      "text/csv": menu("Neutral CSV"),
    },
  },
  responses: {
    200: jsonAnswer("What came of it; single rows may be rejected", ImportResultSchema),
    400: problemAnswer("Nothing of it can be imported; the title says why, `report` has the rows"),
    401: problemAnswer("There is no token, or it does not hold"),
    403: problemAnswer("The menu is another store's than the token"),
    413: problemAnswer("The body is larger than 50 MB, said or not"),
    415: problemAnswer("The body is neither JSON nor CSV, or it is compressed"),
    429: problemAnswer("There were too many calls; Retry-After says when to come again"),
    503: problemAnswer("Too many menus are coming in; Retry-After says when to come again"),
    507: problemAnswer("The disk has no room for it"),
  },
};

/** How many may upload at the same time; the others are refused. */
interface UploadSlots {
  /** @returns what gives the place back; `null` when there is none for this one */
  take: (who: string) => (() => void) | null;
}

/** @param most so many in all, and of one. */
function createUploadSlots(most: { all: number; ofOne: number }): UploadSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(who) {
      const own = taken.get(who) ?? 0;
      if (all >= most.all || own >= most.ofOne) return null;
      all += 1;
      taken.set(who, own + 1);
      return () => {
        all -= 1;
        const left = (taken.get(who) ?? 1) - 1;
        if (left === 0) taken.delete(who);
        else taken.set(who, left);
      };
    },
  };
}

/** Why a body is not in its file. `stopped`: its sender went away, or said nothing for too long. */
type Received = "whole" | "stopped" | "too-large";

/**
 * Writes a body to a new private file, piece by piece, so that memory does not grow with its size.
 *
 * @param limits the largest body in bytes, and how long its sender may be silent in milliseconds
 * @throws Error when the file cannot be written
 */
async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  target: string,
  limits: { bytes: number; silenceMs: number },
): Promise<Received> {
  const file = await open(target, "wx", 0o600);
  const reader = body?.getReader();
  try {
    let size = 0;
    for (;;) {
      const piece = await nextPiece(reader, limits.silenceMs);
      if (piece === "stopped") return "stopped";
      if (piece === "end") return "whole";
      size += piece.length;
      if (size > limits.bytes) return "too-large";
      // A stream, unlike `write`, writes all of what it is given; so does this.
      await file.appendFile(piece);
    }
  } finally {
    // What has not been sent yet is not waited for.
    void reader?.cancel().catch(() => undefined);
    await file.close();
  }
}

async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  silenceMs: number,
): Promise<Uint8Array | "end" | "stopped"> {
  if (reader === undefined) return "end";
  const read = reader.read().then(
    ({ done, value }) => (done ? ("end" as const) : value),
    () => "stopped" as const,
  );
  return await inTime(read, silenceMs, () => "stopped" as const);
}
