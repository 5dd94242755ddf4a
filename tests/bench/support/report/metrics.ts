/** What is measured, in the order of the table. */
export const METRICS = {
  javascript: { title: "Landing: JavaScript (brotli)", unit: "kB" },
  css: { title: "Landing: CSS (brotli)", unit: "kB" },
  html: { title: "Landing: HTML (brotli)", unit: "kB" },
  transferred: { title: "Landing: all that is transferred", unit: "kB" },
  requests: { title: "Landing: requests", unit: "" },
  worker: { title: "Worker (brotli)", unit: "kB" },
  precache: { title: "Kept for offline use (brotli)", unit: "kB" },
  lighthouseFcp: { title: "Lighthouse mobile: first contentful paint", unit: "ms" },
  lighthouseLcp: { title: "Lighthouse mobile: largest contentful paint", unit: "ms" },
  lighthouseTbt: { title: "Lighthouse mobile: total blocking time", unit: "ms" },
  lighthouseCls: { title: "Lighthouse mobile: layout shift", unit: "" },
  lighthouseBytes: { title: "Lighthouse mobile: total byte weight", unit: "kB" },
  lighthouseAccessibility: { title: "Lighthouse mobile: accessibility", unit: "" },
  onlinePaint: { title: "Online start: first paint", unit: "ms" },
  onlineStatistics: { title: "Online start: statistics visible", unit: "ms" },
  offlinePaint: { title: "Offline start: first paint", unit: "ms" },
  offlineStatistics: { title: "Offline start: statistics visible", unit: "ms" },
  apiStatistics: { title: "API: statistics (limit: a bare server's)", unit: "/CPU-s" },
  apiMenu: { title: "API: a store's menu (the same)", unit: "/CPU-s" },
  apiDeals: { title: "API: deals (the same)", unit: "/CPU-s" },
  transferBrotli: { title: "API: 10,000 offers, brotli (floor: rows)", unit: "kB" },
  transferGzip: { title: "API: 10,000 offers, gzip (floor: rows)", unit: "kB" },
  menuKeystroke: { title: "Menus: key to list, median (floor: naive page)", unit: "ms" },
  menuKeystrokeP95: { title: "Menus: key to list, 95th percentile (the same)", unit: "ms" },
  menuKeystrokeWishes: { title: "Menus: key to list, 500 hearts (the same)", unit: "ms" },
  menuFilter: { title: "Menus: filter alone, 95th percentile (the same)", unit: "ms" },
  menuStoreRestore: { title: "Menus: tap to 1,000 kept offers, offline", unit: "ms" },
  menuAllRestore: { title: "Menus: tap to all 10,000, offline", unit: "ms" },
  menuLongestTask: { title: "Menus: longest task of a scroll", unit: "ms" },
  mapOpening: { title: "Maps: opening with 5,000 stores (floor: with 230)", unit: "ms" },
  mapLongestTask: { title: "Maps: longest task of zoom and pan (the same)", unit: "ms" },
  mapFilter: { title: "Maps: key to list, median (the same)", unit: "ms" },
  alertsPglite: {
    title: "Alerts: 300 deals, 100,000 rules, PGlite (floor: a query a rule)",
    unit: "ms",
  },
  alertsPgliteMemory: { title: "Alerts: memory that takes, PGlite", unit: "kB" },
  alertsPostgres: { title: "Alerts: the same, PostgreSQL", unit: "ms" },
  alertsPostgresMemory: { title: "Alerts: memory that takes, PostgreSQL", unit: "kB" },
  contestSettle: { title: "Contests: settling 3,200,000 votes, PostgreSQL", unit: "ms" },
  contestRead: { title: "Contests: reading one, without the answers' cache", unit: "ms" },
  trendsPglite: { title: "Trends: first answer after an import, PGlite", unit: "ms" },
  trendsPgliteAll: { title: "Trends: 104 weeks anew, PGlite", unit: "ms" },
  trendsImportShare: { title: "Trends: what its weeks add to a store's import, PGlite", unit: "%" },
  highlightsPglite: { title: "Highlights: the running year anew, PGlite", unit: "ms" },
  trendsPostgres: { title: "Trends: first answer after an import, PostgreSQL", unit: "ms" },
  trendsPostgresAll: { title: "Trends: 104 weeks anew, PostgreSQL", unit: "ms" },
  highlightsPostgres: { title: "Highlights: the running year anew, PostgreSQL", unit: "ms" },
  importNew: { title: "Import: 50,000 new rows, PGlite, processor time", unit: "ms" },
  importNext: { title: "Import: the next day's 50,000, processor time", unit: "ms" },
  importMemory: { title: "Import: memory of that process", unit: "kB" },
  importFew: { title: "Import: 14 files of 60 rows by one command", unit: "ms" },
  importWaits: { title: "Meanwhile: an answer's wait, 99th percentile", unit: "ms" },
  importHealth: { title: "Meanwhile: health's wait, 99th percentile", unit: "ms" },
} as const satisfies Record<string, { title: string; unit: "kB" | "ms" | "%" | "/CPU-s" | "" }>;

export type Metric = keyof typeof METRICS;

/** One measurement of one page: bytes for `kB`, else the unit of the metric. */
export type Figures = Partial<Record<Metric, number>>;

export interface Summary {
  median: number;
  least: number;
  most: number;
}

/** The middle of the figures and how far they spread; `null` without any. */
export function summarise(figures: readonly number[]): Summary | null {
  const sorted = figures.toSorted((one, other) => one - other);
  const least = sorted[0];
  const most = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (least === undefined || most === undefined || upper === undefined || lower === undefined)
    return null;
  return { median: (lower + upper) / 2, least, most };
}
