import type { Metric } from "./metrics.ts";
import type { Samples } from "./samples.ts";

export type Aim = { title: string; reached: number | null } & (
  { atMost: number } | { atLeast: number }
);

/** What the product aims at, and where it stands. An aim that is missed is printed, never an error. */
export function aims(samples: Samples): Aim[] {
  const kilobytes = (metric: "javascript" | "precache") => {
    const summary = samples.summary("product", metric);
    return summary && summary.median / 1_000;
  };
  const median = (metric: Metric) => samples.summary("product", metric)?.median ?? null;
  const shift = samples.summary("product", "lighthouseCls")?.median ?? null;
  const all: Aim[] = [
    {
      title: "First paint online, × limit",
      reached: samples.ratio("onlinePaint", "limit"),
      atMost: 1.1,
    },
    {
      title: "First paint offline, × limit",
      reached: samples.ratio("offlinePaint", "limit"),
      atMost: 1.1,
    },
    {
      title: "Statistics online, × limit",
      reached: samples.ratio("onlineStatistics", "limit"),
      atMost: 1.5,
    },
    {
      title: "Statistics offline, × limit",
      reached: samples.ratio("offlineStatistics", "limit"),
      atMost: 1.5,
    },
    { title: "Landing JavaScript, kB brotli", reached: kilobytes("javascript"), atMost: 120 },
    { title: "Kept for offline use, kB brotli", reached: kilobytes("precache"), atMost: 250 },
    {
      title: "Map of 5,000 stores, × 230",
      reached: samples.ratio("mapOpening", "floor"),
      atMost: 1.5,
    },
    { title: "Longest task of the map, ms", reached: median("mapLongestTask"), atMost: 50 },
    { title: "Key to list on the map, ms", reached: median("mapFilter"), atMost: 50 },
    { title: "Layout shift", reached: shift, atMost: 0.01 },
    {
      title: "Statistics per CPU-second, × bare server",
      reached: samples.ratio("apiStatistics", "limit"),
      atLeast: 0.5,
    },
    {
      title: "Menus per CPU-second, × bare server",
      reached: samples.ratio("apiMenu", "limit"),
      atLeast: 0.5,
    },
    {
      title: "Deals per CPU-second, × bare server",
      reached: samples.ratio("apiDeals", "limit"),
      atLeast: 0.5,
    },
    {
      title: "10,000 offers by brotli, × rows",
      reached: samples.ratio("transferBrotli", "floor"),
      atMost: 0.7,
    },
    {
      title: "10,000 offers by gzip, × rows",
      reached: samples.ratio("transferGzip", "floor"),
      atMost: 0.7,
    },
    { title: "Key to filtered list, p95, ms", reached: median("menuKeystrokeP95"), atMost: 50 },
    { title: "Filter alone, p95, ms", reached: median("menuFilter"), atMost: 16 },
    {
      title: "Restore of one menu, × naive",
      reached: samples.ratio("menuStoreRestore", "floor"),
      atMost: 1,
    },
    {
      title: "Restore of all menus, × naive",
      reached: samples.ratio("menuAllRestore", "floor"),
      atMost: 1,
    },
    { title: "Longest task of a scroll, ms", reached: median("menuLongestTask"), atMost: 50 },
    {
      title: "Alerts of 100,000 rules, PGlite, ms",
      reached: median("alertsPglite"),
      atMost: 5_000,
    },
    {
      title: "Alerts of 100,000 rules, PostgreSQL, ms",
      reached: median("alertsPostgres"),
      atMost: 5_000,
    },
    { title: "A round of 3,200,000 votes, ms", reached: median("contestSettle"), atMost: 2_000 },
    { title: "Reading a contest, ms", reached: median("contestRead"), atMost: 20 },
    { title: "Trends after an import, PGlite, ms", reached: median("trendsPglite"), atMost: 300 },
    { title: "Weeks' part of an import, %", reached: median("trendsImportShare"), atMost: 10 },
    {
      title: "Trends after an import, PostgreSQL, ms",
      reached: median("trendsPostgres"),
      atMost: 1_000,
    },
    { title: "Import of 50,000 new rows, CPU ms", reached: median("importNew"), atMost: 12_000 },
    { title: "The next day's 50,000, CPU ms", reached: median("importNext"), atMost: 12_000 },
    { title: "Import's memory, bytes", reached: median("importMemory"), atMost: 500_000_000 },
    { title: "Import of 14 small files, ms", reached: median("importFew"), atMost: 6_000 },
    { title: "Answers during an import, p99, ms", reached: median("importWaits"), atMost: 250 },
    { title: "Health during an import, p99, ms", reached: median("importHealth"), atMost: 250 },
  ];
  // A part that was not run has reached nothing and missed nothing.
  return all.filter(({ reached }) => reached !== null);
}

export function isReached(aim: Aim): boolean {
  if (aim.reached === null) return false;
  return "atMost" in aim ? aim.reached <= aim.atMost : aim.reached >= aim.atLeast;
}
