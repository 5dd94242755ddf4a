import {
  AccountExportSchema,
  AccountSchema,
  SessionsSchema,
  type Account,
  type AccountExport,
  type Session,
} from "#domain/accounts.ts";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError, isNotFound, readJson, refusal } from "#data/api/apiClient.ts";
import { mayCall } from "#data/api/signal.ts";

/** Signing out does not wait longer for a slow network. */
const SIGN_OUT_TIMEOUT_MS = 2_000;

/** Gives the ID token that proves who asks. */
export type TokenSource = () => Promise<string>;

async function ask(method: string, path: string, token: TokenSource): Promise<Response> {
  const authorization = `Bearer ${await token()}`;
  if (!mayCall()) throw new ApiError("unreachable", null);
  const headers = { accept: "application/json", authorization };
  const response = await withTimeLimit(SILENCE_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(`/api/account${path}`, { method, headers, signal });
    // With its body, which may break off as well as never begin.
    return new Response(answer.status === 204 ? null : await answer.blob(), answer);
  }).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
  if (!response.ok) throw refusal(response);
  return response;
}

/**
 * The account as the server has it, if its session still holds.
 *
 * @throws ApiError, with status 401 when the session has been ended from elsewhere
 */
export async function readAccount(token: TokenSource): Promise<Account> {
  return await readJson(await ask("GET", "", token), AccountSchema);
}

/** Everything that the server holds about the account. @throws ApiError */
export async function exportAccount(token: TokenSource): Promise<AccountExport> {
  return await readJson(await ask("GET", "/export", token), AccountExportSchema);
}

/**
 * Where the account is signed in; `null` where a hosted provider keeps that to itself.
 *
 * @throws ApiError
 */
export async function readSessions(token: TokenSource): Promise<Session[] | null> {
  return (await readJson(await ask("GET", "/sessions", token), SessionsSchema)).sessions;
}

/** Ends one session; one that has ended already has ended. @throws ApiError */
export async function endOneSession(token: TokenSource, id: string): Promise<void> {
  const path = `/sessions/${encodeURIComponent(id)}`;
  await ask("DELETE", path, token).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
}

/**
 * Ends the session of this phone, which is signing out: a copy of its tokens is worth nothing then.
 * Without a connection the session ends by itself in time; the page does not wait for that.
 */
export async function endThisSession(token: TokenSource): Promise<void> {
  if (!mayCall()) return;
  const ending = ask("DELETE", "/sessions/this", token).catch(() => undefined);
  await withTimeLimit(SIGN_OUT_TIMEOUT_MS, () => ending).catch(() => undefined);
}

/** Ends every session of the account, this one included. @throws ApiError */
export async function endAllSessions(token: TokenSource): Promise<void> {
  await ask("POST", "/sign-out-everywhere", token);
}

/**
 * Removes what the server holds about the account; the identity itself is then left to be deleted.
 *
 * @throws ApiError, with status 403 when the sign-in is not recent enough
 */
export async function deleteAccountData(token: TokenSource): Promise<void> {
  await ask("DELETE", "", token);
}
