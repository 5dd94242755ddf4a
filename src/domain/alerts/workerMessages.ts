import * as v from "valibot";
import { AlertMessageSchema } from "./alertMessage.ts";

/** Script with the messaging service's own part of the worker; hosted sites load it. */
export const MESSAGING_SCRIPT = "/messaging-service.js";

/** What the worker says to a page. The page answers on the port that comes along, when it has taken it. */
export const WorkerMessageSchema = v.union([
  /** A notification was tapped: show this screen. */
  v.object({ type: v.literal("OPEN"), path: v.pipe(v.string(), v.startsWith("/")) }),
  /** An alert has arrived while the page can be seen, and lies in the inbox. */
  v.object({ type: v.literal("ALERT"), message: AlertMessageSchema }),
]);
export type WorkerMessage = v.InferOutput<typeof WorkerMessageSchema>;

/** The screen that shows an alert's deals. */
export const alertPath = (id: string) => `/dispensary-deals?alert=${encodeURIComponent(id)}`;

/** How long a tap leads a page that opens, in milliseconds. */
const TAP_LIFE_MS = 10_000;

/** How long the page takes at most from its own start until it looks, in milliseconds. */
const START_MS = 30_000;

const TappedSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  /** Epoch milliseconds. */
  at: v.number(),
});
export type Tapped = v.InferOutput<typeof TappedSchema>;

/**
 * Where a tap leads that the worker has left for the page: an iPhone whose app was ended opens the start
 * page, whatever address it is given.
 *
 * @param stored whatever lies there
 * @param startedAt when the page began, epoch milliseconds
 * @returns a path of the site; `null`: nothing was tapped, or too long ago
 */
export function readTapped(stored: unknown, startedAt: number): string | null {
  const tapped = v.safeParse(TappedSchema, stored);
  if (!tapped.success) return null;
  const { path, at } = tapped.output;
  return startedAt - at <= TAP_LIFE_MS && at - startedAt <= START_MS ? path : null;
}
