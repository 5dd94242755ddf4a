import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../../server/project.ts";
import type { Evaluating } from "./evaluating.ts";
import type { Gateway } from "./gateway.ts";

const WORKER = "/firebase-messaging-sw.js";

/** Puts a new release of the worker, and with it a changed shell, on the server. */
export function release(gateway: Gateway, mark: string): void {
  const worker = readFileSync(path.join(PROJECT, "dist", WORKER), "utf8");
  gateway.answers.set(WORKER, { type: "text/javascript", body: `${worker}\n// ${mark}` });
}

/** Lets the browser ask for a new worker now. */
export const lookForReleases = (page: Evaluating): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => true));

/** When the page was loaded: another number after each load. */
export const loads = (page: Evaluating): Promise<number> =>
  page.evaluate(() => Promise.resolve(performance.timeOrigin));
