import {
  AccountExportSchema,
  AccountSchema,
  type Account,
  type AccountExport,
} from "#domain/accounts.ts";
import { ApiError, readJson } from "./apiClient.ts";

/** Gives the ID token that proves who asks. */
export type TokenSource = () => Promise<string>;

async function ask(method: string, path: string, token: TokenSource): Promise<Response> {
  const authorization = `Bearer ${await token()}`;
  const response = await fetch(`/api/account${path}`, {
    method,
    headers: { accept: "application/json", authorization },
  }).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
  if (!response.ok) throw new ApiError("refused", response.status);
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
