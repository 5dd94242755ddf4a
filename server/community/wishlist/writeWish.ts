import { and, count, desc, eq, lte, sql } from "drizzle-orm";
import {
  isLaterOnSamePhone,
  replaces,
  type DatedEdit,
  editTime,
  type Wish,
  type WishWrite,
  WISH_TOMBSTONES_AT_MOST,
  WISHES_AT_MOST,
} from "#domain/wishlist/wishes.ts";
import type { Db } from "../../db/database.ts";
import { wishes, wishlists } from "../../db/schema/wishlist.ts";
import { createHash } from "node:crypto";

/** How many edits of one wish are known again; phones send theirs within minutes, and are few. */
const DECIDED_AT_MOST = 50;

interface Write {
  uid: string;
  write: WishWrite;
  /** What tells the phone from others of the account, such as its session. */
  phone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the session still holds; it must go on to until the transaction ends. */
  mayWrite: (tx: Db) => Promise<boolean>;
}

/** The wish that won; or, with nothing changed, why it could not be written. */
type Written =
  /** The account has as many as it may. */
  | "full"
  /** The session has ended. */
  | "ended"
  /** The account has no list: see {@link startWishlist}. */
  | "unlisted"
  | Wish;

/**
 * Writes a wish, unless the server has a newer edit of it. An edit that is sent again changes
 * nothing, even when its way took longer than before and it would look like a newer one; neither
 * does the removal of what never was on the list. The list's row is locked meanwhile, so that writes of all phones and processes have one order.
 */
export async function writeWish(
  db: Db,
  { uid, write, phone: session, now, mayWrite }: Write,
): Promise<Written> {
  return await db.transaction(async (tx) => {
    if (!(await mayWrite(tx))) return "ended";
    const [list] = await tx.select().from(wishlists).where(eq(wishlists.uid, uid)).for("update");
    if (list === undefined) return "unlisted";
    const key = and(eq(wishes.uid, uid), eq(wishes.id, write.id));
    const [known] = await tx.select().from(wishes).where(key);

    const phone = mark(session);
    const edit = markOfEdit(write);
    if (known?.decided.includes(edit) === true) return toWish(known);
    const decided = [...(known?.decided ?? []), edit].slice(-DECIDED_AT_MOST);
    const dated = {
      editedAt: Date.parse(write.editedAt),
      offset: now - Date.parse(write.sentAt),
    };
    const editedAt = timeOf(write, now, known, { phone, ...dated });
    if (known !== undefined && !replaces(editedAt.getTime(), known.editedAt.getTime())) {
      await tx.update(wishes).set({ decided }).where(key);
      return toWish(known);
    }
    const isNew = !write.deleted && known?.deleted !== false;
    if (isNew && (await countLiving(tx, uid)) >= WISHES_AT_MOST) return "full";

    const revision = list.revision + 1;
    const row: WishRow = {
      uid,
      id: write.id,
      ...contentOf(write),
      addedAt: addedAtOf(write, known, editedAt, now),
      editedAt,
      revision,
      phone,
      phoneEditedMs: dated.editedAt,
      phoneOffsetMs: dated.offset,
      changedAt: new Date(now),
      decided,
    };
    // No phone has it, so no phone has to learn of it; and names can be made up without end.
    if (known === undefined && write.deleted) return toWish(row);
    await tx
      .insert(wishes)
      .values(row)
      .onConflictDoUpdate({ target: [wishes.uid, wishes.id], set: row });
    await tx.update(wishlists).set({ revision }).where(eq(wishlists.uid, uid));
    if (write.deleted) await forgetTombstones(tx, uid);
    return toWish(row);
  });
}

/**
 * Gives an account its list, with the first wish. Who calls it has asked whether the account is
 * still there: its list goes when it is deleted, and a token that is still good must not bring it back.
 */
export async function startWishlist(db: Db, uid: string): Promise<void> {
  await db.insert(wishlists).values({ uid }).onConflictDoNothing();
}

/** When an edit was made by the server's clock: after the one that it follows on the same phone. */
function timeOf(
  { editedAt, sentAt }: WishWrite,
  now: number,
  known: WishRow | undefined,
  edit: DatedEdit & { phone: string },
): Date {
  const time = serverTime(editedAt, sentAt, now);
  if (known === undefined || known.phone !== edit.phone) return time;
  const before = { editedAt: known.phoneEditedMs, offset: known.phoneOffsetMs };
  const isLater = isLaterOnSamePhone(edit, before);
  return isLater ? new Date(Math.max(time.getTime(), known.editedAt.getTime() + 1)) : time;
}

/** A phone reads this moment from the server and sends it back; its clock must not move it then. */
function addedAtOf(
  { addedAt, sentAt }: WishWrite,
  known: WishRow | undefined,
  editedAt: Date,
  now: number,
): Date {
  if (known?.deleted === false) return known.addedAt;
  return new Date(Math.min(serverTime(addedAt, sentAt, now).getTime(), editedAt.getTime()));
}

/**
 * Forgets the oldest of too many tombstones, and notes in the list that older cursors would miss
 * them: their phones are answered 410 and start afresh, as after 180 days.
 */
async function forgetTombstones(tx: Db, uid: string): Promise<void> {
  const ofAccount = and(eq(wishes.uid, uid), eq(wishes.deleted, true));
  const [last] = await tx
    .select({ revision: wishes.revision })
    .from(wishes)
    .where(ofAccount)
    .orderBy(desc(wishes.revision))
    .offset(WISH_TOMBSTONES_AT_MOST)
    .limit(1);
  if (last === undefined) return;
  await tx.delete(wishes).where(and(ofAccount, lte(wishes.revision, last.revision)));
  await tx
    .update(wishlists)
    .set({ prunedTo: sql`greatest(${wishlists.prunedTo}, ${last.revision})` })
    .where(eq(wishlists.uid, uid));
}

async function countLiving(tx: Db, uid: string): Promise<number> {
  const [row] = await tx
    .select({ living: count() })
    .from(wishes)
    .where(and(eq(wishes.uid, uid), eq(wishes.deleted, false)));
  return row?.living ?? 0;
}

/** A short name for something that is not to be stored as it is: the beginning of its SHA-256. */
export function mark(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}

/** A wish as the database has it. */
type WishRow = typeof wishes.$inferSelect;

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
function contentOf({ name, note, targetCents, unit, deleted }: WishWrite) {
  return deleted
    ? { name, note: "", targetCents: null, unit: null, deleted }
    : { name, note, targetCents, unit, deleted };
}

/** A moment of a phone's by the server's clock; no database goes back before 1970 for it. */
function serverTime(moment: string, sentAt: string, now: number): Date {
  const edit = { editedAt: Date.parse(moment), sentAt: Date.parse(sentAt) };
  return new Date(Math.max(0, editTime(edit, now)));
}

/** What an edit is known by when it is sent again: all of it but the time of the attempt. */
function markOfEdit(write: WishWrite): string {
  const { addedAt, editedAt } = write;
  const content = [...Object.values(contentOf(write)), addedAt, editedAt];
  return mark(JSON.stringify(content));
}
