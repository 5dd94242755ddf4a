import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const WORKER = "firebase-messaging-sw.js";

/** The list of files that the build has written into the worker. */
const LIST = /\[(?:\{[^{}]*\burl"?:[^{}]*\},?)+\]/;

/**
 * Parts the worker into the list of this release, at its fixed address, and its code, in a file named
 * after its content: a release with another list and the same code costs a phone the list alone.
 *
 * @param dist folder of the built page; a worker without a list (docs/kill-switch.md) stays whole
 */
export function splitWorker(dist: string): void {
  const file = path.join(dist, WORKER);
  const whole = readFileSync(file, "utf8");
  const list = LIST.exec(whole)?.[0];
  if (list === undefined) return;
  const code = whole.replace(list, () => "self.keptFiles");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
  const name = `assets/worker-${hash}.js`;
  writeFileSync(path.join(dist, name), code);
  writeFileSync(file, `self.keptFiles=${list};importScripts("/${name}");\n`);
}
