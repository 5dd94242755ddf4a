import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import {
  WishIdSchema,
  WishSchema,
  WishlistSchema,
  WishWriteSchema,
  type Wishlist,
  WISHES_AT_MOST,
} from "#domain/wishlist/wishes.ts";
import type { Db } from "../../db/database.ts";
import {
  BEARER,
  PROBLEMS,
  jsonAnswer,
  jsonBody,
  pathPart,
  problemAnswer,
} from "../../web/describe.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { problem, unauthorized } from "../../web/problem.ts";
import { privateAnswer } from "../../web/guards.ts";
import { readBody } from "../../web/input.ts";
import {
  type Identity,
  askSession,
  heldSession,
  limited,
  requireAccount,
} from "../../accounts/identity.ts";
import type { VerifiedToken } from "../../accounts/verifyToken.ts";
import { startWishlist, writeWish, mark, toWish } from "./writeWish.ts";
import { and, asc, eq, gt } from "drizzle-orm";
import { wishes, wishlists } from "../../db/schema/wishlist.ts";

interface WishlistRouteDeps {
  db: Db;
  identity: Identity;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Calls of an account an hour, by all its phones: a first sign-in alone may send 500. */
const CALLS = { name: "wishlist", points: 10_000, seconds: 3_600 };

const FULL = `The wishlist has ${String(WISHES_AT_MOST)} entries, which is all it can have`;

const WISHLIST_PROBLEMS = {
  ...PROBLEMS,
  429: problemAnswer("There were too many calls"),
};

/**
 * `/api/wishlist`: the account's wishes. Each call asks the database whether the session still
 * holds, and only the first write of an account also asks a hosted project.
 */
export function wishlistRoute(deps: WishlistRouteDeps): Hono {
  const { db, identity } = deps;
  const calls = createLimitFactory(db).limit(CALLS);
  const account = requireAccount(identity);
  const route = new Hono();
  route.use("/wishlist/*", privateAnswer);
  route.get(
    "/wishlist",
    describeRoute({
      summary: "The account's wishes, and tombstones of those that were deleted",
      description: "Times are the server's. After 410 ask without a cursor, and merge.",
      security: BEARER,
      parameters: [
        {
          name: "since",
          in: "query",
          required: false,
          description: "The cursor of an earlier answer: only what has changed after it",
          schema: { type: "string" },
        },
      ],
      responses: {
        200: jsonAnswer("The wishes", WishlistSchema),
        ...WISHLIST_PROBLEMS,
        410: problemAnswer("The cursor is unknown, or tombstones after it have been forgotten"),
      },
    }),
    account,
    limited(calls),
    heldSession(identity, db),
    async (c) => {
      const { token } = c.var;
      const wishlist = await readWishlist(db, token.uid, c.req.query("since") ?? null);
      return wishlist === null ? problem(c, 410) : c.json(wishlist);
    },
  );
  route.put(
    "/wishlist/:id",
    describeRoute({
      summary: "Writes a wish, or deletes one; the last edit wins",
      description:
        "`sentAt` is the time of this attempt by the same clock as `editedAt`: so clocks may differ.",
      security: BEARER,
      parameters: [pathPart("id", "product:CODE, strain:SLUG, brand:SLUG or store:SLUG")],
      requestBody: jsonBody(WishWriteSchema),
      responses: {
        200: jsonAnswer("The wish that won", WishSchema),
        400: problemAnswer("The body is not what is described, or of another id"),
        ...WISHLIST_PROBLEMS,
        409: problemAnswer("The account has as many wishes as it may"),
      },
    }),
    account,
    limited(calls),
    async (c) => {
      const { token } = c.var;
      const write = await readBody(c, WishWriteSchema);
      if (write instanceof Response) return write;
      const id = v.safeParse(WishIdSchema, c.req.param("id"));
      if (!id.success || id.output !== write.id) return problem(c, 400);
      return await answerWrite(c, deps, token, write);
    },
  );
  return route;
}

async function answerWrite(
  c: Context,
  { db, identity, now }: WishlistRouteDeps,
  token: VerifiedToken,
  write: v.InferOutput<typeof WishWriteSchema>,
): Promise<Response> {
  const { uid } = token;
  const attempt = () =>
    writeWish(db, {
      uid,
      write,
      // A hosted project does not name sessions, but each has begun at its own moment.
      phone: token.sessionId ?? String(token.authTime),
      now: now(),
      mayWrite: (tx) => identity.holdSession(tx, token),
    });
  let written = await attempt();
  if (written === "unlisted") {
    const asked = await askSession(c, identity);
    if (asked instanceof Response) return asked;
    if (asked.state.kind !== "live") return unauthorized(c);
    await startWishlist(db, uid);
    written = await attempt();
  }
  if (written === "ended" || written === "unlisted") return unauthorized(c);
  if (written === "full") return problem(c, 409, FULL);
  return c.json(written);
}

/**
 * What a phone hands back to hear only what has changed: a revision of the account's list. It
 * also says whose list, so that one of another account on the same phone is not taken for it.
 */
function makeCursor(uid: string, revision: number): string {
  return `${ownerOf(uid)}.${String(revision)}`;
}

/** The revision of a cursor; `null` when it is none of this account's. */
function readCursor(uid: string, cursor: string): number | null {
  const [owner, digits = "", ...rest] = cursor.split(".");
  const isOwn = owner === ownerOf(uid) && /^\d{1,9}$/.test(digits) && rest.length === 0;
  return isOwn ? Number(digits) : null;
}

const ownerOf = (uid: string) => mark(`wishlist ${uid}`);

/**
 * An account's wishes, tombstones included, in the order of their last change.
 *
 * @param since a cursor of the account's: only what has changed after it; `null`: everything
 * @returns `null` when the list does not know the cursor, or has forgotten tombstones since
 */
async function readWishlist(db: Db, uid: string, since: string | null): Promise<Wishlist | null> {
  const after = since === null ? 0 : readCursor(uid, since);
  if (after === null) return null;
  // One statement sees one state: between two of them a tombstone could go unseen.
  const rows = await db
    .select({ list: wishlists, wish: wishes })
    .from(wishlists)
    .leftJoin(wishes, and(eq(wishes.uid, wishlists.uid), gt(wishes.revision, after)))
    .where(eq(wishlists.uid, uid))
    .orderBy(asc(wishes.revision));
  const { revision, prunedTo } = rows[0]?.list ?? { revision: 0, prunedTo: 0 };
  if (since !== null && (after > revision || after < prunedTo)) return null;
  return {
    items: rows.flatMap(({ wish }) => (wish === null ? [] : [toWish(wish)])),
    cursor: makeCursor(uid, revision),
  };
}
