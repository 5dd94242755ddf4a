import type { Context } from "hono";
import { problem } from "../../web/problem.ts";
import { accountByUid } from "../embeddedAccounts.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { EMBEDDED_AUDIENCE } from "../keys/idToken.ts";
import { ProtocolError } from "./protocol.ts";
import { looksLikeSecret } from "../secret.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { refreshSession } from "../sessions/refreshSession.ts";
import { endSession } from "../sessions/sessions.ts";

/** `POST /v1/token`: exchanges a refresh token for the next one and a new ID token. */
export async function refreshToken(c: Context, deps: EmbeddedDeps): Promise<Response> {
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
