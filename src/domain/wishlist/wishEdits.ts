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
