/**
 * A text as the database keeps it: without zero characters, and with a mark in place of half a
 * surrogate pair. What a visitor has pasted is never a reason to refuse the rest.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}

/**
 * Length in characters as Unicode counts them (code points), and so the same on every phone and
 * server, whatever their versions know of emoji.
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
