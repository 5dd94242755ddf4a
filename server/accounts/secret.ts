import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** A secret that cannot be guessed, in 43 characters that are safe in addresses. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/** Whether a text could be a secret at all. */
export const looksLikeSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** What is stored of a secret. It has 256 random bits, so that a plain hash protects it as well as a slow one. */
export const secretHash = (secret: string) => createHash("sha256").update(secret).digest("hex");
