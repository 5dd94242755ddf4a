import { DISPLAY_NAME_LENGTH } from "./accounts.ts";
import { graphemes } from "./text/graphemes.ts";

/** What a hosted identity takes, in code units; a few emoji of many parts get there before 30 characters. */
const LONGEST_UNITS = 256;

/** Marks that turn the writing direction of what follows, the rest of a page included. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name in one line, without marks that would turn the text around it. */
export function cleanDisplayName(text: string): string {
  return text.replace(DIRECTION_MARKS, "").replace(/\s+/g, " ").trim();
}

/**
 * What keeps a cleaned name from being one, in a sentence for its owner.
 *
 * @returns `null` when nothing does
 */
export function displayNameProblem(name: string): string | null {
  const { min, max } = DISPLAY_NAME_LENGTH;
  const visible = graphemes(name).filter((each) => /[^\p{C}\p{Z}\p{M}]/u.test(each));
  if (visible.length < min) return `Choose a name of at least ${String(min)} characters.`;
  if (graphemes(name).length > max) return `A name has at most ${String(max)} characters.`;
  return name.length > LONGEST_UNITS ? "This name is too long to be kept. Use fewer emoji." : null;
}
