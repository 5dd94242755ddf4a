import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ownWrites } from "../../web/guards.ts";
import { problem } from "../../web/problem.ts";
import { IdentityUnreachableError } from "../verifyToken.ts";
import { createAuthUri } from "./createAuthUri.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { lookUp } from "./lookUp.ts";
import { refreshToken } from "./refreshToken.ts";
import { resetPassword } from "./resetPassword.ts";
import { sendCode } from "./codeCalls.ts";
import { signIn } from "./signInCalls.ts";
import { signUp } from "./signUp.ts";
import { updateAccount } from "./accountCalls.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { QueueFullError } from "../passwords/hashQueue.ts";
import { ProtocolError, busyError, protocolError } from "./protocol.ts";

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
    protocol.use(`${prefix}/*`, async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    });
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
