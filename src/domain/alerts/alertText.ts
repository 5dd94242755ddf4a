import { capitalized } from "../text/capitalized.ts";
import { printedSize, WAS_LABELS } from "../offers/titles.ts";
import type { AlertDeal, AlertMessage } from "./alertMessage.ts";
import { formatCents, formatShortUnitPrice } from "../offers/money.ts";
import { SITE } from "../site/site.ts";
import { dateFormat } from "../time/age.ts";

/** What a notification says. */
export interface AlertText {
  title: string;
  body: string;
}

/** Deals that a notification names; the rest is a number. */
const NAMED_AT_MOST = 3;

/**
 * What the lock screen says. Discreetly it tells that there is news and nothing of what kind.
 *
 * @param message `null`: one that cannot be read
 * @param unread number of unread alerts, this one included
 */
export function alertText(
  message: AlertMessage | null,
  { isDiscreet, unread }: { isDiscreet: boolean; unread: number },
): AlertText {
  if (isDiscreet || message === null) {
    const body = unread === 1 ? "You have 1 new update" : `You have ${String(unread)} new updates`;
    return { title: SITE.discreetName, body };
  }
  if (message.kind === "test") {
    return { title: "This is a test", body: "Deal alerts reach this device." };
  }
  if (message.kind === "event") return eventText(message);
  const [first, ...others] = message.deals;
  if (first === undefined) return { title: SITE.product, body: "There is a new deal." };
  const count = message.deals.length + message.more;
  if (count === 1) {
    const { store } = first;
    return {
      title: `${formatCents(first.cents)} · ${first.name}, ${printedSize(first.size)}`,
      body: `${[store.name, store.location].filter(Boolean).join(", ")}. ${priceText(first)}`,
    };
  }
  const named = [first, ...others].slice(0, NAMED_AT_MOST);
  const lines = named.map(
    ({ cents, name, size, store }) =>
      `${formatCents(cents)} ${name}, ${printedSize(size)} · ${store.name}`,
  );
  const rest = count - named.length;
  if (rest > 0) lines.push(`and ${String(rest)} more`);
  return { title: titleOf(message.deals, count), body: lines.join("\n") };
}

/** News of a reservation: what has changed, and when the event would begin. */
export function eventText({ change, event, code }: EventMessage): AlertText {
  const when = formatMoment(event.startsAt);
  return change === "promoted"
    ? { title: `Your seats: ${event.title}`, body: `You have moved up. ${when}. Code ${code}.` }
    : { title: `Cancelled: ${event.title}`, body: `It was to begin ${when}.` };
}

type EventMessage = Extract<AlertMessage, { kind: "event" }>;

/** "Sat, Dec 5, 6:00 PM", by the state's clocks. */
const formatMoment = dateFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: SITE.timeZone,
});

function titleOf(deals: readonly AlertDeal[], count: number): string {
  const number = String(count);
  const [why] = deals.map((deal) => deal.why);
  if (deals.some((deal) => deal.why !== why) || why === "new") return `${number} news`;
  if (why === undefined) return `${number} new deals`;
  return why === "back" ? `${number} back in stock` : `${number} at your price`;
}

/** What an alert says of an offer that is told for another reason than that it is a deal. */
export const REASONS: Readonly<Record<NonNullable<AlertDeal["why"]>, string>> = {
  back: "Back in stock",
  new: "New at this store",
  price: "At your price",
};

function priceText({ cents, unit, onSale, wasCents, why }: AlertDeal): string {
  const was = formatCents(wasCents);
  const per = formatShortUnitPrice(unit);
  if (why === undefined)
    return `${capitalized(WAS_LABELS[onSale ? "regular" : "usual"])} ${was}. ${per}.`;
  return `${REASONS[why]}${wasCents > cents ? `, instead of ${was}` : ""}. ${per}.`;
}
