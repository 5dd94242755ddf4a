import { dateFormat } from "../time/age.ts";

/** How well a figure is founded: by the official text, or by publications that quote it. */
export type Basis = "official" | "several" | "one" | "unsettled";

/** Where a figure comes from. */
export interface Source {
  /** The rule or publication as it is cited. */
  citation: string;
  /** Where to read it; `null` when no address of the text itself is known. */
  url: string | null;
  /** When it was looked at, as exactly as is known: `2026-08-14` or `2026-08`. */
  checkedOn: string;
  basis: Basis;
}

/** What a basis means, in words. */
export const BASIS_TEXTS: Readonly<Record<Basis, string>> = {
  official: "official text read",
  several: "several publications",
  one: "one publication",
  unsettled: "not established",
};

const monthText = dateFormat({ year: "numeric", month: "short", timeZone: "UTC" });
const dayText = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** `2026-08` → "Aug 2026", `2026-08-14` → "Aug 14, 2026". */
export function checkedOnText(checkedOn: string): string {
  const hasDay = checkedOn.length > "2026-08".length;
  return (hasDay ? dayText : monthText)(Date.parse(checkedOn));
}
