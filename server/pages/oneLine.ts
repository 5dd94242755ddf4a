import { graphemes } from "#domain/text/graphemes.ts";
import { storableText } from "#domain/text/storable.ts";

/** Marks that turn the direction of what follows them, beyond the name that they stand in. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as previews can show it: in one line, turning nothing around it, and not longer than they
 * show.
 *
 * @param most characters as a reader counts them
 */
export function oneLine(text: string, most: number): string {
  const plain = storableText(text)
    .replace(TURNS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // No character is shorter than one unit.
  if (plain.length <= most) return plain;
  // Nor is anybody helped by counting what is cut off anyway; the longest emoji have some thirty units.
  const characters = graphemes(plain.slice(0, most * 40));
  return characters.length <= most ? plain : `${characters.slice(0, most - 1).join("")}…`;
}
