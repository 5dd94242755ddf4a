import type { QueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import * as v from "valibot";
import { mayCall } from "#data/api/signal.ts";
import { enqueue } from "#data/outbox/outbox.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { reportWrite } from "#domain/offers/reportCalls.ts";
import type { Outbox, OutboxState } from "#domain/outbox/outboxEntry.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { storeTitle } from "#domain/stores/stores.ts";

/** What a visitor says of an offer at the counter. */
export type SaidOfOffer = { kind: "not_there" } | { kind: "other_price"; priceCents: number };

/** Until an answer of the server counts as not there yet, in milliseconds. */
const ANSWER_TIMEOUT_MS = 3_000;

/**
 * Keeps a report on the phone, sends it as soon as that is possible, and says what has come of it by now. Once the
 * server has it, what `client` shows of the offer is asked for anew: others may have said the same.
 */
export async function sendReport(
  offer: StoreOffer,
  said: SaidOfOffer,
  client: QueryClient,
): Promise<void> {
  const id = crypto.randomUUID();
  const report = {
    id,
    offerId: offerKey(offer),
    device: counterDevice(),
    madeAt: new Date().toISOString(),
    ...said,
  };
  const write = reportWrite(report, `${offer.product.name}, ${storeTitle(offer.store)}`);
  await outboxStore.change((outbox) => withoutEarlier(outbox, write.subject));
  const received = () => askAnew(client, offer);
  const { first, stop } = follow({ id, subject: write.subject }, received);
  const became = await enqueue(write, id, null);
  if (became.is === "saved") return say(await first);
  stop();
  if (became.is === "received") received();
  if (became.is === "limited") toast.error("Not sent: too many reports. Try again later.");
  else if (became.is === "received" || became.is === "refused") say(became);
  else toast.error("Not sent: the server did not answer.");
}

/** What has come of a report that lies in the outbox. `replaced`: by what was said later, which speaks for itself. */
type CameOfIt =
  | { is: "received" | "limited" | "waiting" | "replaced" }
  | { is: "refused"; sentence: string };

function say(what: CameOfIt): void {
  if (what.is === "received")
    toast.success("Reported. It shows to others once a second visitor says the same.");
  else if (what.is === "waiting") toast("Saved, not sent yet.");
  else if (what.is === "limited")
    toast.error("Not sent: too many reports. It is tried again later.");
  else if (what.is === "refused") toast.error(`Not sent: ${what.sentence}`);
}

/**
 * Follows a report in the outbox until it has left it: this page sends it, another one, or the worker.
 *
 * @param onReceived called once the server has it, however late, while the page is open
 * @returns `first`: what comes of it first; that it waits, at once where no call can be made and else after a while
 */
function follow({ id, subject }: { id: string; subject: string }, onReceived: () => void) {
  let isKept = false;
  let tell: (what: CameOfIt) => void = () => undefined;
  const first = new Promise<CameOfIt>((resolve) => (tell = resolve));
  const canCall = navigator.onLine && mayCall();
  const timer = setTimeout(() => tell({ is: "waiting" }), canCall ? ANSWER_TIMEOUT_MS : 0);
  const stop = outboxStore.onChange(({ entries }) => {
    const entry = entries.find((each) => each.id === id);
    isKept ||= entry !== undefined;
    const came = entry === undefined ? null : cameOf(entry.state);
    if (came !== null) tell(came);
    if (entry !== undefined || !isKept) return;
    stop();
    clearTimeout(timer);
    const isReplaced = entries.some((each) => each.subject === subject);
    tell({ is: isReplaced ? "replaced" : "received" });
    if (!isReplaced) onReceived();
  });
  return { first, stop };
}

/** What an attempt has made of it; `null` before the first one. */
function cameOf(state: OutboxState): CameOfIt | null {
  if (state.is === "refused") return state;
  if (state.is !== "waiting" || state.pause === null) return null;
  return { is: state.pause.why === "limited" ? "limited" : "waiting" };
}

/**
 * Without what was said earlier of the same offer, also where it has been tried: whether that has arrived or not, the
 * server keeps a phone's last word only. What is on its way stays, so that the two do not overtake each other.
 */
function withoutEarlier(outbox: Outbox, subject: string): Outbox {
  const isOver = (each: Outbox["entries"][number]) =>
    each.subject === subject && each.state.is !== "sending";
  if (!outbox.entries.some(isOver)) return outbox;
  return { ...outbox, entries: outbox.entries.filter((each) => !isOver(each)) };
}

/** What shows the offer is asked for anew, also what came a moment ago. */
function askAnew(client: QueryClient, { product, store }: StoreOffer): void {
  const { menus, menu, deals, product: productOf } = LARGE_QUERIES;
  for (const { key } of [menus, menu(store.slug), deals, productOf(product.code.toLowerCase())])
    void client.invalidateQueries({ queryKey: key });
}

const DEVICE_KEY = "counter_device";

const DeviceSchema = v.pipe(v.string(), v.uuid());

/** Where storage is denied it holds for this visit. */
let ofThisVisit: string | null = null;

/** A random id by which this phone counts once. It is for reports only: no account and no alert knows it. */
function counterDevice(): string {
  try {
    const kept = localStorage.getItem(DEVICE_KEY);
    // The server refuses what is damaged, again and again.
    if (v.is(DeviceSchema, kept)) return kept;
    const made = (ofThisVisit ??= crypto.randomUUID());
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return (ofThisVisit ??= crypto.randomUUID());
  }
}
