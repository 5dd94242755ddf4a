import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";

/** A span as a person says it: "3 days", "5 h", "20 min". @param ms milliseconds */
export function spanWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${String(Math.floor(ms / DAY_MS))} days`;
  if (ms >= HOUR_MS) return `${String(Math.floor(ms / HOUR_MS))} h`;
  return `${String(Math.max(1, Math.floor(ms / MINUTE_MS)))} min`;
}

/** "since 2026-11-20 12:00 UTC (3 h)". Both in epoch milliseconds. */
export function sinceWords(moment: number, now: number): string {
  return `since ${momentWords(moment)} (${spanWords(now - moment)})`;
}

/** "2026-11-20 12:00 UTC". @param moment epoch milliseconds */
export function momentWords(moment: number): string {
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
