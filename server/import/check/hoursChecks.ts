import { readHours } from "../../catalogue/hours/readHours.ts";

/**
 * Opening hours as JSON when they are, else as the text they are. Escapes stay text:
 * they could hold characters that the database refuses.
 */
export function wordedHours(text: string): unknown {
  if (!/^[[{"]/.test(text) || text.includes("\\")) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** What a report says of hours that are not, or not wholly, understood; `null` when they are. */
export function hoursRemark(worded: unknown): string | null {
  const { openingHours, remark } = readHours(worded);
  if (remark === null) return null;
  return openingHours === null ? `${remark}; they are shown as worded` : remark;
}
