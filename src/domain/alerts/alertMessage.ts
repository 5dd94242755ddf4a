import * as v from "valibot";
import { SECTIONS } from "../offers/categories.ts";

/**
 * What travels to a phone when a deal is real: data only, never a text to show, so that the
 * phone decides what its lock screen says. It carries the deals themselves, because the screen
 * that shows them must open without a connection. The worker reads it, and the worker must stay
 * small: the schemas check what is relied on and no more. Moments are epoch milliseconds.
 */

/** Deals that one message carries at most: push services take 4 kB. */
export const DEALS_PER_ALERT = 5;

/** Longest text of a message's deal, in characters, for the same reason. */
export const ALERT_TEXT_AT_MOST = 100;

/** Alerts that a phone keeps. */
export const INBOX_SIZE = 50;

/** A deal as it was when the alert was sent. */
export const AlertDealSchema = v.object({
  /** Code of the product's page. */
  code: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  /** What it is news for, unless it is a deal: it was sold out and is back, its store has it for the first time, or it costs no more than was asked for. */
  why: v.optional(v.picklist(["back", "new", "price"])),
  /** The size as the store prints it. */
  size: v.string(),
  section: v.picklist(SECTIONS),
  store: v.object({ slug: v.string(), name: v.string(), location: v.string() }),
  /** Whose menu it is on: patients pay the excise on what is for adults only. Alerts of releases before do not say. */
  menu: v.optional(v.picklist(["rec", "both"])),
  cents: v.number(),
  /** What the price is below: the regular price, else, of a deal, the store's own 30-day median; itself where it is below neither. */
  wasCents: v.number(),
  /** Whether that is the regular price. */
  onSale: v.boolean(),
  /** Cents, unrounded. */
  unit: v.object({ cents: v.number(), unit: v.picklist(["g", "100mg"]) }),
  saleEndsAt: v.nullable(v.number()),
  observedAt: v.number(),
});
export type AlertDeal = v.InferOutput<typeof AlertDealSchema>;

export const AlertMessageSchema = v.union([
  v.object({
    kind: v.literal("deals"),
    /** The same in every repetition of one alert. */
    id: v.string(),
    sentAt: v.number(),
    /** The best ones, at least one. */
    deals: v.array(AlertDealSchema),
    /** Matching deals that did not fit. */
    more: v.number(),
  }),
  /** What "Send me a test" brings. */
  v.object({ kind: v.literal("test"), id: v.string(), sentAt: v.number() }),
  /** News of a reservation. */
  v.object({
    kind: v.literal("event"),
    id: v.string(),
    sentAt: v.number(),
    /** Moved up from the waiting list, or the event does not take place. */
    change: v.picklist(["promoted", "cancelled"]),
    event: v.object({ slug: v.string(), title: v.string(), startsAt: v.number() }),
    /** Of the reservation. */
    code: v.string(),
  }),
]);
export type AlertMessage = v.InferOutput<typeof AlertMessageSchema>;

/** `GET /api/alerts/inbox`: what a phone was told in the last seven days and what waits for it, oldest first. */
export const InboxSchema = v.object({ messages: v.array(AlertMessageSchema) });

/** How a message travels, by either service: messaging services take nothing but texts. */
const PayloadSchema = v.object({ data: v.object({ alert: v.string() }) });

/** The payload of a message, as FCM's `data` and as the JSON body of a Web Push message. */
export function alertPayload(message: AlertMessage): v.InferOutput<typeof PayloadSchema> {
  return { data: { alert: JSON.stringify(message) } };
}

/** The message in a payload; `null` when it is none. */
export function readAlert(payload: unknown): AlertMessage | null {
  const { success, output } = v.safeParse(PayloadSchema, payload);
  if (!success) return null;
  try {
    return v.parse(AlertMessageSchema, JSON.parse(output.data.alert));
  } catch {
    return null;
  }
}
