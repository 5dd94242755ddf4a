import os from "node:os";
import { verdictOn } from "./aims.ts";
import { METRICS } from "./metrics.ts";
import type { Samples } from "./samples.ts";

/** The figures and the aims for a program, with the machine they hold for. */
export function json(samples: Samples, runs: number, browser: string): string {
  const metrics = samples.metrics().map((metric) => ({
    metric,
    unit: METRICS[metric].unit === "kB" ? "bytes" : METRICS[metric].unit,
    product: samples.summary("product", metric),
    limit: samples.summary("limit", metric),
    floor: samples.summary("floor", metric),
    timesLimit: samples.ratio(metric, "limit"),
    timesFloor: samples.ratio(metric, "floor"),
    aim: verdictOn(samples, metric),
  }));
  const machine = {
    cores: os.cpus().length,
    // Above the number of cores, something else was running.
    load: os.loadavg()[0],
    node: process.version,
    browser,
  };
  return JSON.stringify({ runs, machine, metrics }, null, 2);
}
