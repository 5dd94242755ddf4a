import { readFileSync } from "node:fs";

/**
 * Loaded into a server before anything else: its clock is wrong by the milliseconds that stand in
 * the file `CLOCK_SHIFT`, and jumps when those change.
 */
const FILE = process.env["CLOCK_SHIFT"] ?? "";
const LOOK_EVERY_MS = 50;

const trueNow = Date.now.bind(Date);
let shift = 0;
let lookedAt = 0;

Date.now = () => {
  const now = trueNow();
  if (now - lookedAt >= LOOK_EVERY_MS) {
    lookedAt = now;
    shift = Number(readFileSync(FILE, "utf8"));
  }
  return now + shift;
};

globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) =>
    Reflect.construct(target, words.length === 0 ? [target.now()] : words, made),
});
