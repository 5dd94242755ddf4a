import path from "node:path";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { ApiPair } from "./api.ts";
import type { BenchPart } from "../report/part.ts";
import { measureTransfer } from "./transfer.ts";

/** The product's API beside a bare server, in turns, and its table of offers beside rows. */
export const benchApi: BenchPart = async ({ runs, scratch, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  say("Starting the site and the bare server …");
  const pair = await ApiPair.start(path.join(scratch, "api-data"));
  try {
    const transfer = await measureTransfer(pair.url);
    samples.add("product", transfer.product);
    samples.add("floor", transfer.floor);
    // The first round only warms up.
    await pair.measure();
    for (let round = 1; round <= runs; round += 1) {
      say(`API, round ${round} of ${runs} …`);
      const { product, limit } = await pair.measure();
      samples.add("product", product);
      samples.add("limit", limit);
    }
  } finally {
    await pair.stop();
  }
};
