import { importJWK, jwtVerify } from "jose";

const DAY_S = 24 * 60 * 60;

/**
 * Whether a sender proves, as RFC 8292 asks, that it holds the key that a subscription was made for.
 *
 * @param authorization the header as it came
 * @param key public key of the subscription in base64url
 * @param audience origin of the push service
 */
export async function isSignedFor(
  authorization: string | undefined,
  key: string,
  audience: string,
): Promise<boolean> {
  const part = (name: string) =>
    new RegExp(`[ ,]${name}=([^, ]+)`).exec(authorization ?? "")?.[1] ?? "";
  const point = Buffer.from(part("k"), "base64url");
  if (!point.equals(Buffer.from(key, "base64url"))) return false;
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = await importJWK(jwk, "ES256");
  try {
    const { payload } = await jwtVerify(part("t"), publicKey, { audience, algorithms: ["ES256"] });
    return payload.exp !== undefined && payload.exp <= Date.now() / 1_000 + DAY_S;
  } catch {
    return false;
  }
}
