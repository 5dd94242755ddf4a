import { SignJWT } from "jose";
import type { SigningKey } from "./signingKey.ts";

/** Life of an ID token in seconds, as the hosted service has it. */
export const ID_TOKEN_LIFE_S = 3_600;

/** The issuer of the embedded identity's tokens. No hosted project can have this name. */
export const EMBEDDED_ISSUER = "urn:ohio-cannabis-community:embedded-identity";
export const EMBEDDED_AUDIENCE = "embedded";

/** What a token says about its account. */
export interface TokenSubject {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  sessionId: string;
  signedInAt: Date;
}

/**
 * Signs an ID token with the claims of a hosted one, and the name of its session beside them.
 *
 * @param now epoch milliseconds
 */
export async function signIdToken(
  key: SigningKey,
  subject: TokenSubject,
  now: number,
): Promise<string> {
  const { uid, email, emailVerified, displayName, sessionId, signedInAt } = subject;
  const iat = Math.floor(now / 1_000);
  return await new SignJWT({
    ...(displayName === null ? {} : { name: displayName }),
    auth_time: Math.floor(signedInAt.getTime() / 1_000),
    user_id: uid,
    email,
    email_verified: emailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: "password" },
    sid: sessionId,
  })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .setIssuer(EMBEDDED_ISSUER)
    .setAudience(EMBEDDED_AUDIENCE)
    .setSubject(uid)
    .setIssuedAt(iat)
    .setExpirationTime(iat + ID_TOKEN_LIFE_S)
    .sign(key.privateKey);
}
