import { storableText } from "../text/storable.ts";

/** Longest line without its end, in bytes. */
const LONGEST_LINE = 75;

/** Control characters but the tab and the line's end, which no calendar may hold. */
const CONTROLS = /(?![\t\n])\p{Control}/gu;

/** A text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return storableText(text)
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A content line with its end, in pieces of at most 75 bytes of UTF-8 that end between characters. */
export function contentLine(name: string, value: string): string {
  let folded = "";
  let width = 0;
  for (const character of `${name}:${value}`) {
    const bytes = utf8Length(character);
    if (width + bytes > LONGEST_LINE) {
      folded += "\r\n ";
      width = 1;
    }
    folded += character;
    width += bytes;
  }
  return `${folded}\r\n`;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
