import { and, asc, eq, isNotNull, lt } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { FeedbackAbout, Feedback, FeedbackStatus } from "#domain/feedback/feedback.ts";
import { MENUS } from "#domain/offers/offers.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { isCalled } from "../../catalogue/stores/formerSlugs.ts";
import { feedbackReference } from "#domain/feedback/feedbackCalls.ts";
import { feedback } from "../../db/schema/feedback.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/** What a menu's row says, as far as a visitor sees it; not when it was seen. */
const SAYS = {
  name: products.name,
  brand: products.brand,
  category: products.category,
  strain: products.strainName,
  size: offers.sizeLabel,
  menu: offers.menu,
  thc: offers.thcPctMin,
  thcTo: offers.thcPctMax,
  totalThc: offers.totalThcPct,
  thcMg: offers.thcMg,
  price: offers.priceCents,
  salePrice: offers.salePriceCents,
  saleConditions: offers.saleConditions,
  stock: offers.stock,
  isMissing: isNotNull(offers.missingSince),
};

/**
 * A hash of the row that a report is about, or of all rows of its product in its store.
 *
 * @returns `null` when there is none, or the report names none
 */
async function reportedRowDigest(db: Db, about: FeedbackAbout): Promise<string | null> {
  const where = about.offer === undefined ? wholeProduct(about) : oneRow(about.offer);
  if (where === null) return null;
  const rows = await db
    .select(SAYS)
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(where)
    .orderBy(asc(offers.id));
  if (rows.length === 0) return null;
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}

function wholeProduct({ store, product }: FeedbackAbout) {
  if (store === undefined || product === undefined) return null;
  return and(isCalled(store), eq(products.code, product));
}

/** @param key as `offerKey` writes it: store, product, size and menu, of which the size may have spaces */
function oneRow(key: string) {
  const [, store = "", product = "", size = "", menu = ""] =
    /^(\S+) (\S+) (.*) (\S+)$/.exec(key) ?? [];
  const known = MENUS.find((each) => each === menu);
  if (known === undefined) return null;
  return and(
    isCalled(store),
    eq(products.code, product),
    eq(offers.sizeKey, size),
    eq(offers.menu, known),
  );
}

/** What the server has under a message's id: nothing, the same, or another one. */
export type Known = "unknown" | "same" | "other";

/** Looks for a message under its id. One whose e-mail was removed cannot be told from another. */
export async function findFeedback(db: Db, message: Feedback): Promise<Known> {
  const [row] = await db
    .select({ digest: feedback.bodyDigest })
    .from(feedback)
    .where(eq(feedback.id, message.id));
  if (row === undefined) return "unknown";
  return row.digest === null || row.digest === digestOf(message) ? "same" : "other";
}

/**
 * Keeps a message, once.
 *
 * @param uid the account, where the visitor says who they are
 * @param now epoch milliseconds
 * @returns whether it is new; if not, another call was faster with the same id
 */
export async function keepFeedback(
  db: Db,
  message: Feedback,
  { uid, now }: { uid: string | null; now: number },
): Promise<boolean> {
  const { id, kind, message: text, email = null, about = {}, context } = message;
  const kept = await db
    .insert(feedback)
    .values({
      id,
      reference: feedbackReference(id),
      kind,
      message: text,
      email,
      uid,
      ...about,
      ...context,
      receivedAt: new Date(now),
      bodyDigest: digestOf(message),
      rowDigest: kind === "wrong-data" ? await reportedRowDigest(db, about) : null,
    })
    .onConflictDoNothing()
    .returning({ id: feedback.id });
  return kept.length > 0;
}

/** The schema has put all objects' fields in its own order. */
function digestOf({ kind, message, email, about = {}, context, identify = false }: Feedback) {
  return createHash("sha256")
    .update(JSON.stringify([kind, message, email ?? null, about, context, identify]))
    .digest("base64url");
}

/** How long after its closing a message keeps its e-mail, and how long it stays at all. */
const EMAIL_LIFE_MS = 90 * DAY_MS;

const CLOSED_LIFE_MS = 400 * DAY_MS;

/**
 * Takes e-mails out of messages that were closed long ago, and deletes those that were closed
 * very long ago. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneFeedback(db: Db, now: number): Promise<void> {
  const closedBefore = (age: number) => lt(feedback.closedAt, new Date(now - age));
  await db.delete(feedback).where(closedBefore(CLOSED_LIFE_MS));
  await db
    .update(feedback)
    .set({ email: null, bodyDigest: null })
    .where(and(closedBefore(EMAIL_LIFE_MS), isNotNull(feedback.bodyDigest)));
}

/**
 * What became of a message.
 *
 * @param id shows that who asks has written it
 * @returns `null` when there is none of both
 */
export async function readFeedbackStatus(
  db: Db,
  reference: string,
  id: string,
): Promise<FeedbackStatus | null> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.id, id), eq(feedback.reference, reference)));
  if (row === undefined) return null;
  const isClosed = row.closedAt !== null;
  return {
    reference,
    status: isClosed ? "closed" : "open",
    note: row.note,
    corrected: isClosed && (await hasChanged(db, row)),
  };
}

async function hasChanged(db: Db, row: typeof feedback.$inferSelect): Promise<boolean> {
  if (row.rowDigest === null) return false;
  const about = Object.fromEntries(
    (["store", "product", "offer"] as const).flatMap((name) => {
      const value = row[name];
      return value === null ? [] : [[name, value]];
    }),
  );
  return (await reportedRowDigest(db, about)) !== row.rowDigest;
}
