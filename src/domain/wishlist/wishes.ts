import * as v from "valibot";
import { characterCount, storableText } from "../text/storable.ts";
import { InstantSchema } from "../time/instant.ts";
import { parseWishId, type WishId } from "./wishId.ts";
import { WISH_NOTE_LENGTH } from "./wishLimits.ts";

/** What a target price is asked for: a package, a gram, or 100 mg of THC. */
export const WISH_UNITS = ["package", "g", "100mg"] as const;
export type WishUnit = (typeof WISH_UNITS)[number];

/** Names are cut there, in code units; some menus write whole sentences in their place. */
const LONGEST_NAME = 200;

const isWishId = (text: string): text is WishId => parseWishId(text) !== null;

/** An id in any case, as the one that it stands for. */
export const WishIdSchema = v.pipe(v.string(), v.toLowerCase(), v.guard(isWishId));

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
export type Wish = v.InferOutput<typeof WishSchema>;

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
