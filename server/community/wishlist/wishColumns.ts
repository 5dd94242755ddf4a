import { editTime } from "#domain/wishlist/wishEdits.ts";
import type { Wish, WishWrite } from "#domain/wishlist/wishes.ts";
import type { wishes } from "../../db/schema/wishlist.ts";
import { mark } from "./mark.ts";

/** A wish as the database has it. */
export type WishRow = typeof wishes.$inferSelect;

/** A wish as phones read it. */
export function toWish(row: WishRow): Wish {
  const { id, name, note, targetCents, unit, addedAt, editedAt, deleted } = row;
  return {
    id,
    name,
    note,
    targetCents,
    unit,
    addedAt: addedAt.toISOString(),
    editedAt: editedAt.toISOString(),
    deleted,
  };
}

/** What an edit writes. Of what was deleted only the name is kept, for the phones that show it still. */
export function contentOf({ name, note, targetCents, unit, deleted }: WishWrite) {
  return deleted
    ? { name, note: "", targetCents: null, unit: null, deleted }
    : { name, note, targetCents, unit, deleted };
}

/** A moment of a phone's by the server's clock; no database goes back before 1970 for it. */
export function serverTime(moment: string, sentAt: string, now: number): Date {
  const edit = { editedAt: Date.parse(moment), sentAt: Date.parse(sentAt) };
  return new Date(Math.max(0, editTime(edit, now)));
}

/** What an edit is known by when it is sent again: all of it but the time of the attempt. */
export function markOfEdit(write: WishWrite): string {
  const { addedAt, editedAt } = write;
  const content = [...Object.values(contentOf(write)), addedAt, editedAt];
  return mark(JSON.stringify(content));
}
