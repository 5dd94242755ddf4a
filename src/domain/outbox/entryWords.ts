import type { OutboxEntry } from "./outboxEntry.ts";
import { isOver } from "./transitions.ts";
import { formatTime } from "../time/age.ts";

/** What is said of an entry. Only the server's answer makes it "Received", and then it is not here anymore. */
export function entryWords({ state }: Pick<OutboxEntry, "state">, now: number): string {
  if (state.is === "sending") return "Sending";
  if (state.is === "refused") return `Not sent. ${state.sentence}`;
  const { pause } = state;
  if (pause === null || isOver(pause, now)) return "Saved on this phone";
  if (pause.why === "signed-out") return "Saved on this phone. Sign in again to send it.";
  const why = pause.why === "away" ? "No answer from the server." : "Too many tries.";
  return `Saved on this phone. ${why} Next try at ${formatTime(pause.since + pause.ms)}.`;
}
