import type { Reached } from "../site/reached.ts";
import type { Ledger } from "./ledger.ts";

/** Writes of one kind, as those who make them know of them. */
export interface Stream {
  readonly name: string;
  readonly ledger: Ledger;
  /** Writes one after the other, until nobody answers or it is over. Whatever is unanswered stays so. */
  send: (site: Reached, over: AbortSignal) => Promise<void>;
  /** Holds what the site has against what it has acknowledged. It writes nothing. */
  look: (site: Reached) => Promise<void>;
  /** The same once more for what takes its time, after the last kill. */
  settle?: (site: Reached) => Promise<void>;
}

/** Several that write at once, each for itself. */
export const together = async (
  senders: readonly { send: Stream["send"] }[],
  ...how: Parameters<Stream["send"]>
): Promise<void> => {
  await Promise.all(senders.map((sender) => sender.send(...how)));
};
