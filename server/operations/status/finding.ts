import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";

/** How bad it is: worth a look, or broken for visitors now. */
type Level = "look" | "broken";

/** One thing that is not as it should be. */
export interface Finding {
  level: Level;
  /** What it is about, the same word each time, for programs. */
  about: string;
  /** Since when, as ISO 8601 in UTC; `null` where it is not known. */
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

/** A span as a person says it: "3 days", "5 h", "20 min". @param ms milliseconds */
export function spanWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${String(Math.floor(ms / DAY_MS))} days`;
  if (ms >= HOUR_MS) return `${String(Math.floor(ms / HOUR_MS))} h`;
  return `${String(Math.max(1, Math.floor(ms / MINUTE_MS)))} min`;
}

/** "since 2026-11-20 12:00 UTC (3 h)". Both in epoch milliseconds. */
export function sinceWords(moment: number, now: number): string {
  return `since ${formatTime(moment)} (${spanWords(now - moment)})`;
}

/** "2026-11-20 12:00 UTC". @param moment epoch milliseconds */
export function formatTime(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** "1.4 GB", "210 MB". */
export function bytesWords(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${String(Math.floor(bytes / 1e6))} MB`;
}

/** "1 store", "3 stores". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
