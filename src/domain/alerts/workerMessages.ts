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
