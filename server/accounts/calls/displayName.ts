import { ProtocolError } from "./protocol.ts";

/** What the hosted service takes; the page keeps to 30. */
const LONGEST = 256;

/**
 * Reads a display name: trimmed, in one line, without control characters.
 *
 * @returns `null` for none
 * @throws ProtocolError when it is too long
 */
export function parseDisplayName(name: string | null | undefined): string | null {
  const text = (name ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
  if (text.length > LONGEST) throw new ProtocolError("INVALID_REQUEST");
  return text === "" ? null : text;
}
