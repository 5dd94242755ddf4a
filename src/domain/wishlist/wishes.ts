import * as v from "valibot";
import { characterCount, storableText } from "../text/storable.ts";
import { InstantSchema } from "../time/instant.ts";
import { DAY_MS } from "../time/spans.ts";

/** What a target price is asked for: a package, a gram, or 100 mg of THC. */
export const WISH_UNITS = ["package", "g", "100mg"] as const;

export type WishUnit = (typeof WISH_UNITS)[number];

/** Names are cut there, in code units; some menus write whole sentences in their place. */
const LONGEST_NAME = 200;

const isWishId = (text: string): text is WishId => parseWishId(text) !== null;

/** What can be wished for. */
const WISH_KINDS = ["product", "strain", "brand", "store"] as const;

/** Longest code or slug, as the API takes them elsewhere, too. */
const LONGEST_REFERENCE = 300;

/** An id in any case, as the one that it stands for. */
export const WishIdSchema = v.pipe(v.string(), v.toLowerCase(), v.guard(isWishId));

/** Longest note, in characters. */
export const WISH_NOTE_LENGTH = 500;

/** One line of a wishlist, as phones and server tell each other. */
export const WishSchema = v.object({
  id: WishIdSchema,
  /** What it was called when it was added, for when nothing else is known of it. */
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((name) => storableText(name.slice(0, LONGEST_NAME))),
  ),
  /** At most {@link WISH_NOTE_LENGTH} characters; may be empty. */
  note: v.pipe(
    v.string(),
    v.transform(storableText),
    v.check((note) => characterCount(note) <= WISH_NOTE_LENGTH, "too long"),
  ),
  /** The price to wait for; `null`: any. */
  targetCents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))),
  unit: v.nullable(v.picklist(WISH_UNITS)),
  addedAt: InstantSchema,
  /** Last change. From a phone by its own clock, from the server by the server's. */
  editedAt: InstantSchema,
  /** A tombstone, so that other phones hear of it: the server keeps its name only. */
  deleted: v.boolean(),
});

/** The size that a product was wished for in: `key` is that of its choice, `name` what it is called on the page. */
const WishSizeSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

/** What a product cost where its heart was tapped: before tax, as any adult paid it there and then. */
const SeenPriceSchema = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  /** That it was the price of. */
  size: WishSizeSchema,
  store: v.object({
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_REFERENCE)),
    name: v.pipe(
      v.string(),
      v.minLength(1),
      v.transform((name) => name.slice(0, LONGEST_NAME)),
    ),
  }),
  at: InstantSchema,
});

export type SeenPrice = v.InferOutput<typeof SeenPriceSchema>;

/**
 * A wish as a phone keeps it. Size and remembered price stay there: what phones and server tell each other has no place
 * for them (decision 60). `null`: any size is wanted; left out: nothing was said of it here.
 */
export const KeptWishSchema = v.object({
  ...WishSchema.entries,
  size: v.optional(v.nullable(WishSizeSchema)),
  /** One that cannot be understood is none: the wish stands without it. */
  seen: v.fallback(v.optional(SeenPriceSchema), undefined),
});

export type Wish = v.InferOutput<typeof KeptWishSchema>;

/** `PUT /api/wishlist/:id`; answered with the {@link WishSchema} that won. */
export const WishWriteSchema = v.object({
  ...WishSchema.entries,
  /** When this attempt was made, by the phone's clock: the only thing that changes from one to the next. */
  sentAt: InstantSchema,
});

export type WishWrite = v.InferOutput<typeof WishWriteSchema>;

/** `GET /api/wishlist`: what has changed since a cursor, or everything, tombstones included. */
export const WishlistSchema = v.object({
  items: v.array(WishSchema),
  /** For the next `since`. It means something to this account only. */
  cursor: v.string(),
});

export type Wishlist = v.InferOutput<typeof WishlistSchema>;

/**
 * When an edit was made by the clock of the server that receives it. A phone whose clock is off
 * is off by as much when it edits as when it sends; one whose clock was set back meanwhile has
 * edited now. All in epoch milliseconds.
 */
export function editTime(
  { editedAt, sentAt }: { editedAt: number; sentAt: number },
  now: number,
): number {
  return now - Math.max(0, sentAt - editedAt);
}

/** Calls take no longer than this, so that one clock never seems to be further off at times, in milliseconds. */
const SLOWEST_CALL_MS = 60_000;

/** An edit as a phone dates it, and when it arrived. All in epoch milliseconds. */
export interface DatedEdit {
  /** By the phone's clock. */
  editedAt: number;
  /** The server's clock on arrival less the phone's on sending: how far that is behind, and the way. */
  offset: number;
}

/**
 * Whether one edit was made after another of the same phone, by its own clock. The way of a call
 * looks like a part of an edit's age: what is typed while a slow call is under way would
 * else seem older than what that call brings.
 */
export function isLaterOnSamePhone(edit: DatedEdit, known: DatedEdit): boolean {
  const isSameClock = Math.abs(edit.offset - known.offset) <= SLOWEST_CALL_MS;
  return isSameClock && edit.editedAt > known.editedAt;
}

/** Whether an edit replaces what the server has: the last one does, and of equal ones the server's. */
export function replaces(edit: number, known: number | null): boolean {
  return known === null || edit > known;
}

export type WishKind = (typeof WISH_KINDS)[number];

/** `product:CODE`, `strain:SLUG`, `brand:SLUG` or `store:SLUG`: one thing has one id, on every phone. */
export type WishId = `${WishKind}:${string}`;

/**
 * The id of a thing.
 *
 * @param reference a product's code, or a slug
 * @returns `null` when it cannot be one: the name of a brand in another script has no slug
 */
export function wishId(kind: WishKind, reference: string): WishId | null {
  const name = reference.toLowerCase();
  const isName = name.length <= LONGEST_REFERENCE && /^[a-z0-9-]+$/.test(name);
  return isName ? `${kind}:${name}` : null;
}

/** What an id stands for; `null` when it is none. */
export function parseWishId(text: string): { kind: WishKind; reference: string } | null {
  const colon = text.indexOf(":");
  const kind = WISH_KINDS.find((one) => one === text.slice(0, colon));
  const reference = text.slice(colon + 1);
  return kind === undefined || wishId(kind, reference) !== text ? null : { kind, reference };
}

/** Wishes of one account, tombstones not counted; one more is answered 409. */
export const WISHES_AT_MOST = 500;

/** Deleted wishes of one account that the server remembers; the oldest are forgotten before their time. */
export const WISH_TOMBSTONES_AT_MOST = 500;

/** How long the server remembers that a wish was deleted, in milliseconds. */
export const WISH_TOMBSTONE_LIFE_MS = 180 * DAY_MS;
