import type { Context } from "hono";
import * as v from "valibot";

/** Errors of the Identity Toolkit protocol that the SDK knows how to translate. */
export type ProtocolErrorCode =
  | "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"
  | "EMAIL_EXISTS"
  | "EXPIRED_OOB_CODE"
  | "INVALID_EMAIL"
  | "INVALID_GRANT_TYPE"
  | "INVALID_ID_TOKEN"
  | "INVALID_LOGIN_CREDENTIALS"
  | "INVALID_OOB_CODE"
  | "INVALID_REFRESH_TOKEN"
  | "INVALID_REQ_TYPE"
  | "INVALID_REQUEST"
  | "MISSING_EMAIL"
  | "MISSING_ID_TOKEN"
  | "MISSING_OOB_CODE"
  | "MISSING_PASSWORD"
  | "MISSING_REFRESH_TOKEN"
  | "OPERATION_NOT_ALLOWED"
  | "TOKEN_EXPIRED"
  | "TOO_MANY_ATTEMPTS_TRY_LATER"
  | "USER_DISABLED"
  | "USER_NOT_FOUND"
  | "WEAK_PASSWORD";

/** A call of the protocol cannot be done. Details follow the code after " : ", as the SDK splits it. */
export class ProtocolError extends Error {
  override name = "ProtocolError";
  constructor(
    readonly code: ProtocolErrorCode,
    detail?: string,
  ) {
    super(detail === undefined ? code : `${code} : ${detail}`);
  }
}

/** Answers an error in the protocol's own shape, always with status 400 as the hosted service does. */
export function protocolError(c: Context, { message }: ProtocolError): Response {
  const errors = [{ message, domain: "global", reason: "invalid" }];
  return c.json({ error: { code: 400, message, errors } }, 400);
}

/** Longer than a call waits for its hash. */
const RETRY_AFTER_S = 5;

/**
 * Answers that more passwords are to be hashed than there is time for, and nothing was done. The SDK
 * knows no such error and passes it on as `auth/server-busy`.
 */
export function busyError(c: Context): Response {
  const message = "SERVER_BUSY";
  const errors = [{ message, domain: "global", reason: "unavailable" }];
  const headers = { "retry-after": String(RETRY_AFTER_S) };
  return c.json({ error: { code: 503, message, errors } }, 503, headers);
}

/**
 * Reads the body of a call as JSON.
 *
 * @throws ProtocolError when it is none, or a field has another type; unknown fields are ignored
 */
export async function readCall<Output>(
  c: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const result = v.safeParse(schema, parseJson(await c.req.text()));
  if (!result.success) throw new ProtocolError("INVALID_REQUEST");
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError("INVALID_REQUEST");
  }
}
