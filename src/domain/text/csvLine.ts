/**
 * A line of a table for spreadsheets (RFC 4180), without its end. A cell that one of them would
 * take for a formula is made a text, because names are a stranger's; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell))))
    .join(",");
}

const harmless = (text: string) =>
  /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠|%\t\r]/u.test(text) ? `'${text}` : text;
const quoted = (text: string) =>
  /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
