import { SITE } from "#domain/site/site.ts";
import {
  calculateJwkThumbprint,
  CompactSign,
  compactVerify,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
  SignJWT,
} from "jose";
import * as v from "valibot";

/** The key that signs ID tokens. */
export interface SigningKey {
  /** Thumbprint of the public half (RFC 7638). */
  kid: string;
  privateKey: CryptoKey;
  publicJwk: PublicJwk;
  /** Name of the key in whose place it signs. */
  replaces: string | null;
}

/** The public half of an RSA key (RFC 7517). */
const PublicJwkSchema = v.object({ kty: v.literal("RSA"), n: v.string(), e: v.string() });

type PublicJwk = v.InferOutput<typeof PublicJwkSchema>;

const part = v.string();

const PrivateJwkSchema = v.object({
  ...PublicJwkSchema.entries,
  d: part,
  p: part,
  q: part,
  dp: part,
  dq: part,
  qi: part,
});

/** A signing key as it lies in its file. */
const StoredKeySchema = v.object({
  kid: v.string(),
  replaces: v.nullable(v.string()),
  privateJwk: PrivateJwkSchema,
});

/** As strong as 128 bits of a symmetric key (NIST SP 800-57, table 2). */
const MODULUS_BITS = 3_072;

/** Makes a new key, as text to be stored. */
export async function newStoredKey(replaces: string | null): Promise<string> {
  const strength = { modulusLength: MODULUS_BITS };
  const { privateKey } = await generateKeyPair("RS256", { ...strength, extractable: true });
  const privateJwk = v.parse(PrivateJwkSchema, await exportJWK(privateKey));
  return `${JSON.stringify({ kid: await thumbprint(privateJwk), replaces, privateJwk })}\n`;
}

/**
 * Reads a stored key.
 *
 * @throws Error of some kind when the text is damaged anywhere
 */
export async function parseStoredKey(text: string): Promise<SigningKey> {
  const { kid, replaces, privateJwk } = v.parse(StoredKeySchema, JSON.parse(text));
  const publicJwk = v.parse(PublicJwkSchema, privateJwk);
  if ((await thumbprint(publicJwk)) !== kid) throw new Error("The key is not the one it is named.");
  const privateKey = await importKey(privateJwk);
  // A damaged private half still imports, and would sign tokens that are not accepted.
  const signer = new CompactSign(new Uint8Array(1)).setProtectedHeader({ alg: "RS256" });
  await compactVerify(await signer.sign(privateKey), await importKey(publicJwk));
  return { kid, privateKey, publicJwk, replaces };
}

/** Makes a key of its published half. */
export async function importPublicKey(publicJwk: unknown): Promise<CryptoKey> {
  return await importKey(v.parse(PublicJwkSchema, publicJwk));
}

const thumbprint = ({ kty, n, e }: PublicJwk) => calculateJwkThumbprint({ kty, n, e });

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "RS256");
  if (key instanceof Uint8Array) throw new TypeError("This is no RSA key.");
  return key;
}

/** Life of an ID token in seconds, as the hosted service has it. */
export const ID_TOKEN_LIFE_S = 3_600;

/** The issuer of the embedded identity's tokens. No hosted project can have this name. */
export const EMBEDDED_ISSUER = `urn:${SITE.id}:embedded-identity`;

export const EMBEDDED_AUDIENCE = "embedded";

/** What a token says about its account. */
interface TokenSubject {
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
