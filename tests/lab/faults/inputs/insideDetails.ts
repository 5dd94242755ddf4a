/** Stands in hostile texts, so that an answer that repeats one is known. */
export const MARK = "zqx7mark";

/** What no answer may say: frames of a stack, files, statements, names of libraries and of errors. */
const INSIDE: readonly RegExp[] = [
  /\n\s+at \S/,
  /\bat \S+ \(\S+:\d+:\d+\)/,
  /\.[cm]?[jt]sx?:\d+/,
  /node_modules|dist-server|node:internal|file:\/\//,
  /(?:^|[\s"'(])\/(?:home|root|work|tmp|usr|var|etc|srv|opt)\//,
  /\b(?:select|insert into|update|delete from)\b.{1,80}\b(?:from|values|set|where)\b/i,
  /syntax error|relation "|column "|violates|constraint|duplicate key|SQLSTATE|deadlock/i,
  /drizzle|pglite|postgres|valibot|\bhono\b|nodemailer|\bjose\b|\bjws\b|undici|csv-parse|ical\.js/i,
  /\b(?:Type|Range|Reference|Syntax|URI|Eval|Aggregate)Error\b|\bE(?:CONN|NOENT|ACCES|PERM|PIPE)\w*/,
  /Unexpected (?:token|end of)|is not valid JSON at|in JSON at position|Invalid (?:type|key): /i,
  /\bundefined\b|\[object Object\]|\bNaN\b/,
];

/** What an answer tells of the inside; `null` for nothing. */
export function insideDetail(text: string): string | null {
  for (const pattern of INSIDE) {
    const found = pattern.exec(text);
    if (found !== null) return found[0];
  }
  return null;
}
