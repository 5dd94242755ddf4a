import toast from "react-hot-toast/headless";
import { mayCall } from "#data/api/signal.ts";
import { enqueue } from "#data/outbox/outbox.ts";
import { onReceived } from "#data/outbox/sender.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { reportWrite } from "#domain/offers/reportCalls.ts";

/** What a visitor says of an offer at the counter. */
export type SaidOfOffer = { kind: "not_there" } | { kind: "other_price"; priceCents: number };

/** Until an answer of the server counts as not there yet, in milliseconds. */
const ANSWER_TIMEOUT_MS = 3_000;

/** Keeps a report on the phone, sends it as soon as that is possible, and says what has come of it by now. */
export async function sendReport(offer: StoreOffer, said: SaidOfOffer): Promise<void> {
  const id = crypto.randomUUID();
  const report = {
    id,
    offerId: offerKey(offer),
    device: counterDevice(),
    madeAt: new Date().toISOString(),
    ...said,
  };
  const received = whenReceived(id);
  const became = await enqueue(reportWrite(report, offer.product.name), id, null);
  if (became.is === "received" || (became.is === "saved" && (await received)))
    toast.success("Reported. It shows to others once a second visitor says the same.");
  else if (became.is === "saved") toast("Saved, not sent yet.");
  else if (became.is === "limited") toast.error("Not sent: too many reports. Try again later.");
  else
    toast.error(became.is === "refused" ? became.sentence : "Not sent: the server did not answer.");
}

/** Whether the server has taken an entry of the outbox: at once `false` where no call can be made. */
async function whenReceived(id: string): Promise<boolean> {
  if (!navigator.onLine || !mayCall()) return false;
  return await new Promise((resolve) => {
    const end = (isReceived: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isReceived);
    };
    const timer = setTimeout(() => end(false), ANSWER_TIMEOUT_MS);
    const stop = onReceived((entry) => {
      if (entry.id === id) end(true);
      return Promise.resolve();
    });
  });
}

const DEVICE_KEY = "counter_device";

/** Where storage is denied it holds for this visit. */
let ofThisVisit: string | null = null;

/** A random id by which this phone counts once. It is for reports only: no account and no alert knows it. */
function counterDevice(): string {
  try {
    const kept = localStorage.getItem(DEVICE_KEY);
    if (kept !== null && kept !== "") return kept;
    const made = (ofThisVisit ??= crypto.randomUUID());
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return (ofThisVisit ??= crypto.randomUUID());
  }
}
