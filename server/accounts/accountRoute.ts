import { privateAnswer } from "../web/guards.ts";
import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import {
  AccountExportSchema,
  AccountSchema,
  RECENT_SIGN_IN_MS,
  SessionsSchema,
} from "#domain/accounts.ts";
import type { Db } from "../db/database.ts";
import {
  BEARER,
  DONE,
  NO_SUCH_SESSION,
  PROBLEMS,
  jsonAnswer,
  pathPart,
  problemAnswer,
} from "../web/describe.ts";
import { createLimitFactory } from "../web/attemptLimits.ts";
import { tooMany, problem, unauthorized } from "../web/problem.ts";
import { exportAccountRecords } from "./accountRecords.ts";
import { type Identity, askSession, requireLiveSession } from "./identity.ts";

/** Exports of an account an hour: each reads all that there is of it. */
const EXPORTS = { name: "account-exports", points: 10, seconds: 3_600 };

interface AccountRouteDeps {
  db: Db;
  identity: Identity;
  /** Epoch milliseconds. */
  now: () => number;
}

/** `/api/account…`: what a visitor may ask of and do to the account that the token stands for. */
export function accountRoute(deps: AccountRouteDeps): Hono {
  const { db, identity, now } = deps;
  const live = requireLiveSession(identity);
  const exports = createLimitFactory(db).limit(EXPORTS);
  const route = new Hono();
  route.use("/account/*", privateAnswer);
  route.get(
    "/account",
    describeRoute({
      summary: "The account, while its session holds",
      security: BEARER,
      responses: { 200: jsonAnswer("The account", AccountSchema), ...PROBLEMS },
    }),
    live,
    (c) => c.json(c.var.account),
  );
  route.get(
    "/account/export",
    describeRoute({
      summary: "Everything that this server keeps about the account",
      security: BEARER,
      responses: {
        200: jsonAnswer("The records", AccountExportSchema),
        ...PROBLEMS,
        429: problemAnswer("There were ten exports within the hour"),
      },
    }),
    live,
    async (c) => {
      const { account } = c.var;
      const wait = await exports.countOrWait(account.uid);
      if (wait !== null) return tooMany(c, wait);
      const records = await exportAccountRecords(db, account.uid);
      return c.json({ exportedAt: new Date(now()).toISOString(), account, records });
    },
  );
  route.get(
    "/account/sessions",
    describeRoute({
      summary: "Where the account is signed in; null where a hosted project keeps that to itself",
      security: BEARER,
      responses: { 200: jsonAnswer("The sessions", SessionsSchema), ...PROBLEMS },
    }),
    live,
    async (c) => c.json({ sessions: (await identity.sessions?.list(db, c.var.token)) ?? null }),
  );
  route.delete(
    "/account/sessions/this",
    describeRoute({
      summary: "Ends the session that asks: signing out",
      description: "A hosted project ends its sessions by itself; nothing is done then.",
      security: BEARER,
      responses: { 204: DONE, ...PROBLEMS },
    }),
    live,
    async (c) => {
      await identity.sessions?.endThis(db, c.var.token);
      return c.body(null, 204);
    },
  );
  route.delete(
    "/account/sessions/:id",
    describeRoute({
      summary: "Ends one session of the account",
      security: BEARER,
      parameters: [pathPart("id", "The session's id, as the list has it")],
      responses: { 204: DONE, ...NO_SUCH_SESSION, ...PROBLEMS },
    }),
    live,
    async (c) => {
      const isEnded = await identity.sessions?.end(db, c.var.account.uid, c.req.param("id"));
      return isEnded === true ? c.body(null, 204) : problem(c, 404);
    },
  );
  route.post(
    "/account/sign-out-everywhere",
    describeRoute({
      summary: "Ends all sessions of the account, this one included",
      description: "The phones that have joined it for alerts leave it.",
      security: BEARER,
      responses: { 204: DONE, ...PROBLEMS },
    }),
    live,
    async (c) => {
      await identity.endSessions(db, c.var.account.uid);
      return c.body(null, 204);
    },
  );
  route.delete(
    "/account",
    describeRoute({
      summary: "Removes everything that this server keeps about the account",
      description: "Takes a sign-in of the last five minutes; answers 403 otherwise.",
      security: BEARER,
      responses: { 204: DONE, ...PROBLEMS },
    }),
    (c) => deleteRecords(c, deps),
  );
  return route;
}

/**
 * An account that the identity has lost already is no obstacle: page and visitor may do the
 * two deletions in any order, and one that was interrupted can be done again.
 */
async function deleteRecords(
  c: Context,
  { db, identity, now }: AccountRouteDeps,
): Promise<Response> {
  const asked = await askSession(c, identity);
  if (asked instanceof Response) return asked;
  const { token, state } = asked;
  if (state.kind === "ended") return unauthorized(c);
  if (now() - token.authTime * 1_000 > RECENT_SIGN_IN_MS) return problem(c, 403);
  await identity.removeRecords(db, token.uid);
  return c.body(null, 204);
}
