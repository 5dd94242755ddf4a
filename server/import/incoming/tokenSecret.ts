import { createHash, randomBytes } from "node:crypto";

/** What every secret begins with, so that scanners for leaked secrets find it. */
const PREFIX = "occ_import_";

const SECRET = new RegExp(`^Bearer +(${PREFIX}[\\da-f]{64}) *$`, "i");

/** Makes the secret of a token: 256 random bits. */
export function makeTokenSecret(): string {
  return `${PREFIX}${randomBytes(32).toString("hex")}`;
}

/** What is kept of a secret: SHA-256, in hex. It is random enough that nobody can search for it. */
export function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The secret in a header `Authorization: Bearer …`; `null` for anything that cannot be one. */
export function readTokenSecret(authorization: string | undefined): string | null {
  return SECRET.exec(authorization ?? "")?.[1]?.toLowerCase() ?? null;
}
