/**
 * About what a value takes as a structured clone, in bytes: typed arrays exactly,
 * texts by their length, everything else by its usual share. Storage does not tell
 * the size of a record, and writing it out as JSON to find out costs more than it is worth.
 */
export function byteSize(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === "string") return value.length + 5;
  if (typeof value !== "object" || value === null) return 9;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + byteSize(each), 8);
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + byteSize(each), 8);
}
