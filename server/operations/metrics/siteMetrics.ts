import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CacheResult, CacheSize } from "../../web/answers/answerCache.ts";
import type { ImportOutcomeName, Instruments } from "./instruments.ts";

/** Ready answers take less than the first, an import's neighbours more than the last. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** What this process counts by itself. No label is of a visitor's making. */
export function createSiteMetrics(registry: Registry): Instruments {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "occ_http_requests_total",
    help: "Requests that were answered, by pattern of the address, method and class of status",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "occ_http_request_duration_seconds",
    help: "From a request to its answer's headers, by pattern of the address",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const pushes = new Counter({
    name: "occ_pushes_total",
    help: "Tries to hand an alert to a messaging service, by way and outcome",
    labelNames: ["transport", "outcome"],
    registers,
  });
  const imports = new Counter({
    name: "occ_imports_total",
    help: "Imports that this process made, by what became of them",
    labelNames: ["result"],
    registers,
  });
  // From the beginning, so that the first of its kind is seen as a change.
  const outcomes = ["imported", "refused", "failed"] satisfies ImportOutcomeName[];
  for (const result of outcomes) imports.inc({ result }, 0);
  return {
    onAnswered({ route, method, status, milliseconds }) {
      const statusClass = `${String(Math.floor(status / 100))}xx`;
      const known = METHODS.has(method) ? method : "other";
      requests.inc({ route, method: known, status: statusClass });
      durations.observe({ route }, milliseconds / 1_000);
    },
    cacheWatch: watchCaches(registers),
    onPushed: (transport, outcome) => {
      pushes.inc({ transport, outcome });
    },
    onImported: (result) => {
      imports.inc({ result });
    },
  };
}

function watchCaches(registers: Registry[]): Instruments["cacheWatch"] {
  const sizes: (() => CacheSize)[] = [];
  const asked = new Counter({
    name: "occ_answer_cache_requests_total",
    help: "Questions to the caches of answers: ready, outdated while the next is made, to be made",
    labelNames: ["result"],
    registers,
  });
  const sum = (what: keyof CacheSize) => sizes.reduce((all, size) => all + size()[what], 0);
  for (const what of ["entries", "bytes"] as const) {
    const gauge = new Gauge({
      name: `occ_answer_cache_${what}`,
      help: `Size of the caches of answers, in ${what}`,
      collect() {
        gauge.set(sum(what));
      },
      registers,
    });
  }
  const results = ["hit", "stale", "miss"] satisfies CacheResult[];
  for (const result of results) asked.inc({ result }, 0);
  return (size) => {
    sizes.push(size);
    return (result) => {
      asked.inc({ result });
    };
  };
}
