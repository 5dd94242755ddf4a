import { jwtVerify, type CryptoKey, type JWTHeaderParameters } from "jose";
import { JOSEError, JWTExpired } from "jose/errors";
import * as v from "valibot";

/** The token proves nothing. The message is for tests and logs, never for the answer. */
export class InvalidTokenError extends Error {
  override name = "InvalidTokenError";
  constructor(
    message: string,
    /** Whether nothing is wrong with it but its age. */
    readonly expired = false,
  ) {
    super(message);
  }
}

/** Whether the token is good cannot be found out now: the service that knows does not answer. */
export class IdentityUnreachableError extends Error {
  override name = "IdentityUnreachableError";
}

/** What a genuine ID token says. Whether its session still holds is another question. */
export interface VerifiedToken {
  uid: string;
  email: string | null;
  displayName: string | null;
  /** As it was when the token was issued. */
  emailVerified: boolean;
  /** When the password was given, in whole seconds since the epoch. */
  authTime: number;
  /** When it was issued, in whole seconds since the epoch; a refresh brings a later one. */
  issuedAt: number;
  /** The embedded identity's own session; hosted tokens name none. */
  sessionId: string | null;
}

/**
 * Answers the key of the name in a token's header; `null` when there is none.
 *
 * @throws IdentityUnreachableError
 */
export type FindKey = (kid: string) => Promise<CryptoKey | null>;

export interface TokenRules {
  issuer: string;
  audience: string;
  findKey: FindKey;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Real tokens have about 1,000 characters. */
const LONGEST_TOKEN = 8_192;

/** How far the clock of who signs may be ahead of this one, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/** The claims that Firebase documents for third-party verification of ID tokens. */
const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: v.number(),
  auth_time: v.number(),
  email: v.optional(v.string()),
  email_verified: v.fallback(v.boolean(), false),
  name: v.optional(v.string()),
  sid: v.optional(v.string()),
});

/** Verifies an ID token. @throws InvalidTokenError, IdentityUnreachableError */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;

/**
 * Makes the one verifier of ID tokens, hosted and embedded alike: RS256 and nothing else, a
 * known key, issuer, audience, expiry, subject, and no moment that lies in the future.
 */
export function createTokenVerifier({ issuer, audience, findKey, now }: TokenRules): VerifyToken {
  const getKey = async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    // A set of one key would otherwise match any token without a name.
    const key = typeof kid === "string" && kid !== "" ? await findKey(kid) : null;
    if (key === null) throw new InvalidTokenError("It names no known key.");
    return key;
  };
  return async (token) => {
    if (token.length > LONGEST_TOKEN) throw new InvalidTokenError("It is too long.");
    const seconds = now() / 1_000;
    const { payload } = await jwtVerify(token, getKey, {
      algorithms: ["RS256"],
      issuer,
      audience,
      requiredClaims: ["exp", "iat", "auth_time", "sub"],
      currentDate: new Date(now()),
    }).catch((error: unknown) => {
      if (error instanceof JWTExpired) throw new InvalidTokenError("It has expired.", true);
      // A header or payload that is no JSON at all is a TypeError of the library.
      if (error instanceof JOSEError || error instanceof TypeError) {
        throw new InvalidTokenError(error.message);
      }
      throw error;
    });
    const claims = v.safeParse(ClaimsSchema, payload);
    if (!claims.success) throw new InvalidTokenError("A claim is not what it must be.");
    const {
      sub,
      iat,
      auth_time: authTime,
      email,
      email_verified: isVerified,
      name,
      sid,
    } = claims.output;
    if (Math.max(iat, authTime) > seconds + CLOCK_TOLERANCE_S) {
      throw new InvalidTokenError("It comes from the future.");
    }
    return {
      uid: sub,
      email: email ?? null,
      displayName: name ?? null,
      emailVerified: isVerified,
      authTime,
      issuedAt: iat,
      sessionId: sid ?? null,
    };
  };
}
