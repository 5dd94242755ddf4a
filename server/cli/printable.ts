/**
 * Characters that a terminal obeys or hides instead of showing: control codes of both sets but
 * the tab, direction and zero-width marks, line separators, halves of pairs.
 */
const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * One line as it may be printed. Names in imported files are a stranger's text, and an escape
 * sequence in one could rewrite the operator's terminal: invisible characters are shown as a
 * mark, such as ␛ or ⟨U+202E⟩.
 */
export function printable(line: string): string {
  return line.replace(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    if (code === 0x7f) return "␡";
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
  });
}

/** The same for a value as JSON, which reads as before: its own escapes stand for what is unseen. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
