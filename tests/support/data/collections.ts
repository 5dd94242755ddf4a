import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as v from "valibot";
import { onTestFinished } from "vitest";

const GcSchema = v.function();

/** Has garbage collected again and again until the test ends, as on a server under load. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = v.parse(GcSchema, runInNewContext("gc"));
  const timer = setInterval(() => {
    collect();
  }, 25);
  onTestFinished(() => {
    clearInterval(timer);
  });
}
