import * as v from "valibot";

/**
 * The text of a QR code: `T1.KEY.CONTENT.SIGNATURE`. Content is the JSON of event, code, seats
 * and name, signed (Ed25519) with the version and the name of the key. Base64url, which every
 * reader of QR codes hands on as it is.
 */

/** What a ticket says. */
export interface TicketContent {
  /** Slug. */
  event: string;
  code: string;
  seats: number;
  name: string;
}

/** A ticket as it was read; nothing says yet that it is genuine. */
export interface ParsedTicket extends TicketContent {
  keyId: string;
  /** What the signature is over. */
  signed: string;
  signature: Uint8Array<ArrayBuffer>;
}

const VERSION = "T1";
const SIGNATURE_BYTES = 64;

/** Longer than any that was ever made: an event's slug and a name of 60 characters fit. */
const LONGEST = 1_500;

const ContentSchema = v.strictTuple([
  v.string(),
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.string(),
]);

/** Whether a text wants to be a ticket rather than a code. */
export const isTicket = (text: string) => text.trim().startsWith(`${VERSION}.`);

/** What is to be signed. @param keyId letters, digits, `-` and `_` only */
export function unsignedTicket(keyId: string, content: TicketContent): string {
  const { event, code, seats, name } = content;
  const bytes = new TextEncoder().encode(JSON.stringify([event, code, seats, name]));
  return [VERSION, keyId, toBase64Url(bytes)].join(".");
}

/** The whole text. */
export const signedTicket = (unsigned: string, signature: Uint8Array) =>
  `${unsigned}.${toBase64Url(signature)}`;

/** Takes a ticket's text apart; `null` when it cannot be one. The signature is still to be verified. */
export function parseTicket(text: string): ParsedTicket | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const [version, keyId, content, signature, ...rest] = trimmed.split(".");
  if (version !== VERSION || keyId === undefined || rest.length > 0) return null;
  const bytes = fromBase64Url(content ?? "");
  const proof = fromBase64Url(signature ?? "");
  if (bytes === null || proof?.length !== SIGNATURE_BYTES) return null;
  try {
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const [event, code, seats, name] = v.parse(ContentSchema, json);
    const signed = trimmed.slice(0, trimmed.lastIndexOf("."));
    return { event, code, seats, name, keyId, signed, signature: proof };
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Only what `toBase64Url` writes: the last character has spare bits, in which nothing may differ. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
