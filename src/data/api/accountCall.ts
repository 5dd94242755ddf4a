import type { ApiCall } from "#domain/api/apiCall.ts";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError } from "./apiClient.ts";
import { mayCall } from "./signal.ts";

/** Gives the ID token of the account; a new one where the last was refused. */
export type Token = (isRenewed?: boolean) => Promise<string>;

/**
 * Makes a call as an account, and with a renewed token a second time. The answer comes with its whole body.
 *
 * @throws ApiError when nothing was answered, or there may be no call
 */
export async function accountCall(
  call: (proof: string) => ApiCall,
  token: Token,
): Promise<Response> {
  const first = await answer(call(await proofOf(token)));
  return first.status === 401 ? await answer(call(await proofOf(token, true))) : first;
}

/** Without a connection there may be no token to be had. */
async function proofOf(token: Token, isRenewed = false): Promise<string> {
  return await token(isRenewed).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
}

async function answer({ path, init }: ApiCall): Promise<Response> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  return await withTimeLimit(SILENCE_TIMEOUT_MS, async (signal) => {
    const response = await fetch(path, { ...init, signal });
    // With its body, which may break off as well as never begin.
    return new Response(response.status === 204 ? null : await response.blob(), response);
  }).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
}
