/** How bad it is: worth a look, or broken for visitors now. */
export type Level = "look" | "broken";

/** One thing that is not as it should be. */
export interface Finding {
  level: Level;
  /** What it is about, the same word each time, for programs. */
  about: string;
  /** Since when, as ISO 8601 in UTC; `null` where nobody can tell. */
  since: string | null;
  /** One sentence for a person: what, since when, and what to do. */
  says: string;
}

/** What a monitor gets as exit code: 0 well, 1 look, 2 broken. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.length === 0) return 0;
  return findings.some(({ level }) => level === "broken") ? 2 : 1;
}

/** Makes a finding. @param since epoch milliseconds */
export function finding(
  level: Level,
  about: string,
  says: string,
  since: number | null = null,
): Finding {
  return { level, about, since: since === null ? null : new Date(since).toISOString(), says };
}
