import * as v from "valibot";

/** Views that a phone keeps. */
export const VIEWS_AT_MOST = 20;

/** Longest name of one. */
export const VIEW_NAME_AT_MOST = 60;

/** Of a view with more results it is not counted what is new: that is every menu of the state, or nearly. */
const RESULTS_AT_MOST = 3_000;

/** Filters of a list under a name of the visitor's own, and what it had when it was last looked at. */
const SavedViewSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(VIEW_NAME_AT_MOST)),
  screen: v.picklist(["menus", "deals"]),
  /** The address's own words, which the screen reads as it reads any address. */
  search: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Marks of the results; `null`: not known, or too many. Name and filters outlive marks that are damaged. */
  seen: v.fallback(v.nullable(v.array(v.number())), null),
  /** Epoch milliseconds. */
  seenAt: v.fallback(v.number(), () => Date.now()),
});
export type SavedView = v.InferOutput<typeof SavedViewSchema>;

/** A view as an address has it. */
export type ViewAddress = Pick<SavedView, "screen" | "search">;

/** Views as they lie in storage; those that cannot be understood are passed over. */
export function parseViews(stored: unknown): readonly SavedView[] {
  return (Array.isArray(stored) ? stored : []).flatMap((record: unknown) => {
    const view = v.safeParse(SavedViewSchema, record);
    return view.success ? [view.output] : [];
  });
}

/** The view of an address, whatever the order of its words; `undefined`: there is none. */
export const viewOf = (views: readonly SavedView[], address: ViewAddress) =>
  views.find((view) => textOf(view) === textOf(address));

const textOf = ({ screen, search }: ViewAddress) =>
  JSON.stringify([screen, Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Whether another view has the name already, written in whichever case. */
export const isNameTaken = (views: readonly SavedView[], name: string, id: string | undefined) =>
  views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase());

/** The words of an address that a view can keep. */
export const searchWords = (search: object): SavedView["search"] =>
  v.parse(
    SavedViewSchema.entries.search,
    Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
  );

/** The view once its results have been looked at. @param keys of the results @param now epoch milliseconds */
export function seenNow(view: SavedView, keys: readonly string[], now: number): SavedView {
  const seen = keys.length > RESULTS_AT_MOST ? null : keys.map(markOf);
  return { ...view, seen, seenAt: now };
}

/** How many results were not there when the view was last looked at; `null`: not known. */
export function countNew({ seen }: SavedView, keys: readonly string[]): number | null {
  if (seen === null) return null;
  const known = new Set(seen);
  return keys.filter((key) => !known.has(markOf(key))).length;
}

/** A number for a text (FNV-1a, 32 bits): two of some thousands that are the same are rare, and hide one news. */
function markOf(text: string): number {
  let mark = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  return mark;
}
