import { SITE } from "../site/site.ts";
import { CODE_ALPHABET, readCode } from "../events/code.ts";
import { LONGEST_SEALED } from "./transfers.ts";

/** Characters of a code. Of 28 signs there are 2^57 such codes, each of which costs a guess {@link ROUNDS} hashes. */
const TRANSFER_CODE_LENGTH = 12;

/** Rounds of PBKDF2 with SHA-512, as OWASP advises for passwords: a phone takes some tenths of a second. */
const ROUNDS = 210_000;

/** So that nothing that was computed for other sites is of use here. */
const SALT = `${SITE.id}/transfers/1`;

const IV_BYTES = 12;

/** What is unpacked is no longer than this, in bytes: a phone that opens another one's code must not run out of memory. */
const LONGEST_RECORDS = 4_000_000;

/** The records do not fit into what the server takes. */
export class TooMuchToMoveError extends Error {
  override readonly name = "TooMuchToMoveError";
}

/** What came is not what was sealed with this code. */
export class UnreadableTransferError extends Error {
  override readonly name = "UnreadableTransferError";
}

/** A new code, by the browser's own random numbers. */
export function makeTransferCode(): string {
  const signs: string[] = [];
  while (signs.length < TRANSFER_CODE_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Larger ones would make the first signs of the alphabet likelier than the others.
    if (byte >= 256 - (256 % CODE_ALPHABET.length)) continue;
    signs.push(CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? "");
  }
  return signs.join("");
}

/** A code as it is shown: in groups of four. */
export const groupedCode = (code: string) => code.match(/.{1,4}/g)?.join(" ") ?? "";

/** A code as somebody has typed it; `null` when it cannot be one. */
export const readTransferCode = (text: string) => readCode(text, TRANSFER_CODE_LENGTH);

/** Where sealed records lie, and what opens them. The key cannot be read out of the browser. */
interface TransferKey {
  id: string;
  key: CryptoKey;
}

/**
 * Derives both from the code. The server sees the id, out of which neither code nor key can be found but by trying all
 * codes, at this price each.
 */
export async function deriveTransfer(code: string): Promise<TransferKey> {
  const { subtle } = crypto;
  const secret = await subtle.importKey("raw", bytesOf(code), "PBKDF2", false, ["deriveBits"]);
  const settings = { name: "PBKDF2", hash: "SHA-512", salt: bytesOf(SALT), iterations: ROUNDS };
  const derived = new Uint8Array(await subtle.deriveBits(settings, secret, 512));
  const key = await subtle.importKey("raw", derived.slice(32), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return { id: toBase64Url(derived.slice(0, 16)), key };
}

/**
 * Packs and seals records, bound to their place.
 *
 * @returns base64url: twelve bytes that are used once, then what AES-GCM makes of the records
 * @throws TooMuchToMoveError
 */
export async function seal({ id, key }: TransferKey, records: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await piped(bytesOf(JSON.stringify(records)), new CompressionStream("gzip"));
  const settings = { name: "AES-GCM", iv, additionalData: bytesOf(id) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(settings, key, packed));
  const text = toBase64Url(new Uint8Array([...iv, ...sealed]));
  if (text.length > LONGEST_SEALED) throw new TooMuchToMoveError();
  return text;
}

/** Opens what {@link seal} made; nothing is checked but that it is that. @throws UnreadableTransferError */
export async function unseal({ id, key }: TransferKey, sealed: string): Promise<unknown> {
  try {
    const bytes = fromBase64Url(sealed);
    const settings = {
      name: "AES-GCM",
      iv: bytes.slice(0, IV_BYTES),
      additionalData: bytesOf(id),
    };
    const packed = await crypto.subtle.decrypt(settings, key, bytes.slice(IV_BYTES));
    const records = await piped(new Uint8Array(packed), new DecompressionStream("gzip"));
    return JSON.parse(new TextDecoder().decode(records));
  } catch (cause) {
    throw new UnreadableTransferError("not what was sealed with this code", { cause });
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = through.writable.getWriter();
  // What goes wrong on the way in is told by what comes out.
  Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  const reader = through.readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST_RECORDS) throw new TooMuchToMoveError();
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
