import { graphemes } from "#domain/text/graphemes.ts";
import { storableText } from "#domain/text/storable.ts";

/** A text as a browser shows it in a tab: in one line, of whole characters. */
export const oneLine = (text: string): string =>
  storableText(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Marks that turn the direction of what follows them, beyond the name that they stand in. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** No character that anybody types has more units; what is cut off need not be counted. */
const MOST_UNITS = 40;

/**
 * A text as previews can show it: in one line, turning nothing around it, and not longer than they
 * show.
 *
 * @param most characters as a reader counts them
 */
export function previewText(text: string, most: number): string {
  const plain = oneLine(text.replace(TURNS, ""));
  if (plain.length <= most) return plain;
  const part = plain.slice(0, most * MOST_UNITS);
  const characters = graphemes(part);
  if (characters.length <= most && part === plain) return plain;
  return `${characters.slice(0, Math.min(most, characters.length) - 1).join("")}…`;
}
