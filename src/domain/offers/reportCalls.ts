import * as v from "valibot";
import type { OutboxWrite } from "../outbox/outboxEntry.ts";
import { InstantSchema } from "../time/instant.ts";

/** No package costs more, in cents; what is higher is a slip of the finger. */
export const HIGHEST_REPORTED_CENTS = 1_000_000;

const COMMON = {
  /** Made by the phone, so that it can be sent again. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  /** As `offerKey` writes it. */
  offerId: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  /** A random id of the phone, for reports only. Of it the server keeps a keyed hash for each offer. */
  device: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** When it was seen, and when it is sent, by the phone's clock: how old it is follows without that clock being right. */
  madeAt: v.optional(InstantSchema),
  sentAt: v.optional(InstantSchema),
};

/** `POST /api/reports` */
export const ReportSchema = v.variant("kind", [
  v.object({ ...COMMON, kind: v.literal("not_there") }),
  v.object({
    ...COMMON,
    kind: v.literal("other_price"),
    priceCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_REPORTED_CENTS)),
  }),
]);

export type Report = v.InferOutput<typeof ReportSchema>;

/** Answer of `POST /api/reports`, the same whether it counts or not. */
export const ReportTakenSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/**
 * Sends a report. Answered 202, whatever it is about. An offer is one subject, so that of several
 * reports that wait the last is sent.
 *
 * @param name of the product and its store, for the list of what waits
 */
export const reportWrite = (report: Report, name: string): OutboxWrite => ({
  subject: `report:${report.offerId}`,
  title: `${report.kind === "not_there" ? "Not there" : "Other price"}: ${name}`,
  screen: "/dispensary-menus",
  owner: null,
  request: { method: "POST", path: "/api/reports", body: report, isStamped: true },
});

/** A price as people type it, "32", "$32.50" or "32,5", in cents; `null` for what is none. */
export function readPrice(text: string): number | null {
  const [, dollars = "", part = ""] = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = Number(dollars) * 100 + Number(part.padEnd(2, "0"));
  return cents >= 1 && cents <= HIGHEST_REPORTED_CENTS ? cents : null;
}
