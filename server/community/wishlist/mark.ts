import { createHash } from "node:crypto";

/** A short name for something that is not to be stored as it is: the beginning of its SHA-256. */
export function mark(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
