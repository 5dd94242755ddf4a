import * as v from "valibot";
import { SECTIONS } from "./categories.ts";
import { InstantSchema } from "./instant.ts";

/**
 * What travels to a phone when a deal is real: data only, never a text to show, so that the
 * phone decides what its lock screen says. It carries the deals themselves, because the screen
 * that shows them must open without a connection.
 */

/** Deals that one message carries at most: push services take 4 kB. */
export const DEALS_PER_ALERT = 5;

/** Alerts that a phone keeps. */
export const INBOX_SIZE = 50;

const text = v.pipe(v.string(), v.maxLength(200));
const cents = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A deal as it was when the alert was sent. */
export const AlertDealSchema = v.object({
  /** Code of the product's page. */
  code: text,
  name: text,
  brand: v.nullable(text),
  /** The size as the store prints it. */
  size: text,
  section: v.picklist(SECTIONS),
  store: v.object({ slug: text, name: text, location: text }),
  cents,
  /** What the price is below: the regular price during a sale, else the store's own 30-day median. */
  wasCents: cents,
  onSale: v.boolean(),
  /** Cents, unrounded. */
  unit: v.object({ cents: v.pipe(v.number(), v.minValue(0)), unit: v.picklist(["g", "100mg"]) }),
  saleEndsAt: v.nullable(InstantSchema),
  observedAt: InstantSchema,
});
export type AlertDeal = v.InferOutput<typeof AlertDealSchema>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const AlertMessageSchema = v.variant("kind", [
  v.object({
    kind: v.literal("deals"),
    /** The same in every repetition of one alert. */
    id,
    sentAt: InstantSchema,
    deals: v.pipe(v.array(AlertDealSchema), v.minLength(1), v.maxLength(DEALS_PER_ALERT)),
    /** Matching deals that did not fit. */
    more: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** What "Send me a test" brings. */
  v.object({ kind: v.literal("test"), id, sentAt: InstantSchema }),
]);
export type AlertMessage = v.InferOutput<typeof AlertMessageSchema>;

/** How a message travels, whoever carries it: messaging services take nothing but texts. */
export const AlertPayloadSchema = v.pipe(
  v.object({ data: v.object({ alert: v.string() }) }),
  v.transform(({ data }) => data.alert),
  v.parseJson(),
  AlertMessageSchema,
);

/** The payload of a message, as FCM's `data` and as the JSON body of a Web Push message. */
export function alertPayload(message: AlertMessage): { data: { alert: string } } {
  return { data: { alert: JSON.stringify(message) } };
}
