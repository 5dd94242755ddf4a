import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ownWrites, privateAnswer } from "../../web/guards.ts";
import { problem } from "../../web/problem.ts";
import { IdentityUnreachableError } from "../verifyToken.ts";
import { createAuthUri, signIn, signUp } from "./signInCalls.ts";
import { deleteAccount, lookUp, updateAccount } from "./accountCalls.ts";
import { resetPassword, sendCode } from "./codeCalls.ts";
import type { EmbeddedDeps } from "./authenticate.ts";
import { QueueFullError } from "../passwords/hashQueue.ts";
import { ProtocolError, busyError, protocolError } from "./protocol.ts";
import { accountByUid } from "../embeddedAccounts.ts";
import { EMBEDDED_AUDIENCE } from "../keys/signingKey.ts";
import { looksLikeSecret } from "../codes.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { refreshSession } from "../sessions/refreshSession.ts";
import { endSession } from "../sessions/sessions.ts";

/** The hosts of the hosted service, which the SDK uses as first parts of a path with an emulator. */
export const PROTOCOL_PREFIXES = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
] as const;

/** The longest call is a password of 4,096 characters beside an ID token. */
const LARGEST_BODY_BYTES = 32 * 1_024;

type Call = (c: Context, deps: EmbeddedDeps) => Promise<Response>;

const CALLS: ReadonlyMap<string, Call> = new Map([
  ["accounts:signUp", signUp],
  ["accounts:signInWithPassword", signIn],
  ["accounts:lookup", lookUp],
  ["accounts:update", updateAccount],
  ["accounts:delete", deleteAccount],
  ["accounts:sendOobCode", sendCode],
  ["accounts:resetPassword", resetPassword],
  ["accounts:createAuthUri", createAuthUri],
]);

/** The identity protocol, as the unmodified SDK speaks it to this origin. */
export function protocolRoutes(deps: EmbeddedDeps): Hono {
  const protocol = new Hono();
  // Of these paths only: the routes are mounted on `/`, beside the page and its files.
  for (const prefix of PROTOCOL_PREFIXES) {
    protocol.use(`${prefix}/*`, privateAnswer);
    protocol.use(
      `${prefix}/*`,
      bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (c) => problem(c, 413) }),
    );
    protocol.use(`${prefix}/*`, ownWrites);
  }
  const [accounts, tokens] = PROTOCOL_PREFIXES;
  // The router would take a colon inside a part for the beginning of a parameter.
  protocol.post(`${accounts}/v1/:call`, async (c) => {
    const call = CALLS.get(c.req.param("call"));
    return call === undefined ? problem(c, 404) : await answer(c, deps, call);
  });
  protocol.post(`${tokens}/v1/token`, (c) => answer(c, deps, refreshToken));
  for (const prefix of PROTOCOL_PREFIXES) protocol.all(`${prefix}/*`, (c) => problem(c, 404));
  return protocol;
}

/**
 * The server's own failures are problem documents and not errors of the protocol. The SDK takes
 * them for a failed connection and keeps the visitor signed in. An error of the protocol that it
 * does not know would sign the visitor out.
 */
async function answer(c: Context, deps: EmbeddedDeps, call: Call): Promise<Response> {
  try {
    return await call(c, deps);
  } catch (error) {
    if (error instanceof ProtocolError) return protocolError(c, error);
    // Calls that hash are not those by which the SDK asks whether a session still holds.
    if (error instanceof QueueFullError) return busyError(c);
    if (error instanceof IdentityUnreachableError) return problem(c, 503);
    throw error;
  }
}

/** `POST /v1/token`: exchanges a refresh token for the next one and a new ID token. */
async function refreshToken(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, limits, log, networksOf } = deps;
  const form = new URLSearchParams(await c.req.text());
  if (form.get("grant_type") !== "refresh_token") throw new ProtocolError("INVALID_GRANT_TYPE");
  const token = form.get("refresh_token") ?? "";
  if (token === "") throw new ProtocolError("MISSING_REFRESH_TOKEN");
  const refresh = looksLikeSecret(token)
    ? await refreshSession(db, token, { now: now(), limit: limits.refreshes })
    : ({ kind: "malformed" } as const);
  // A page that asks too often keeps its session: the SDK takes this for a lost connection.
  if (refresh.kind === "too-often") return problem(c, 429);
  if (refresh.kind !== "refreshed") {
    if (refresh.kind === "stolen") {
      const { uid, how } = refresh;
      log.warn(
        { uid, how },
        "a refresh token came twice, so somebody has a copy: the session has ended",
      );
    }
    // Only tokens that mean nothing count; a good one is never refused for what its neighbours do.
    if (!(await limits.tokens.count(networksOf(c)))) {
      throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
    }
    // An ended session leaves no trace. This code, of the two that fit, has the SDK sign out.
    throw new ProtocolError(
      refresh.kind === "malformed" ? "INVALID_REFRESH_TOKEN" : "TOKEN_EXPIRED",
    );
  }
  const account = await accountByUid(db, refresh.uid);
  if (account === null) throw new ProtocolError("USER_NOT_FOUND");
  if (account.disabledAt !== null) {
    await endSession(db, refresh.grant.sessionId);
    throw new ProtocolError("USER_DISABLED");
  }
  const granted = await tokenAnswer(deps, account, refresh.grant);
  return c.json({
    access_token: granted.idToken,
    expires_in: granted.expiresIn,
    token_type: "Bearer",
    refresh_token: granted.refreshToken,
    id_token: granted.idToken,
    user_id: account.uid,
    project_id: EMBEDDED_AUDIENCE,
  });
}
