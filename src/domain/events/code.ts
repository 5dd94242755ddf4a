/** Letters and digits that are read out and written down without a doubt. */
export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ3789";

/** Characters of a code. */
export const CODE_LENGTH = 6;

/** What is not in the alphabet, and what is meant by it. */
const MEANT: Readonly<Partial<Record<string, string>>> = {
  0: "Q",
  O: "Q",
  1: "L",
  I: "L",
  2: "Z",
  4: "A",
  5: "S",
  6: "G",
};

/**
 * A code as somebody has typed it, of a reservation unless its length says otherwise; `null` when it cannot be one.
 */
export function readCode(text: string, length = CODE_LENGTH): string | null {
  const meant = Array.from(text.toUpperCase().replace(/[\s\p{Pd}]+/gu, ""))
    .map((character) => MEANT[character] ?? character)
    .join("");
  return new RegExp(`^[${CODE_ALPHABET}]{${String(length)}}$`).test(meant) ? meant : null;
}

/** A code as it is shown: in two groups, which are easier to read out. */
export const spacedCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
