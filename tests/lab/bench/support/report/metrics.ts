/** What the product aims at: of its own figure, kilobytes for `kB`, or of its ratio to another page's. */
export type Aim = { of: "itself" | "limit" | "floor" } & ({ atMost: number } | { atLeast: number });

interface Measured {
  title: string;
  unit: "kB" | "ms" | "%" | "/CPU-s" | "";
  aim?: Aim;
}

/** What is measured, in the order of the table. */
export const METRICS = {
  javascript: {
    title: "Landing: scripts until it is quiet (brotli)",
    unit: "kB",
    aim: { of: "itself", atMost: 130 },
  },
  css: { title: "Landing: CSS (brotli)", unit: "kB" },
  html: { title: "Landing: HTML (brotli)", unit: "kB" },
  transferred: { title: "Landing: all that is transferred", unit: "kB" },
  requests: { title: "Landing: requests", unit: "" },
  worker: { title: "Worker (brotli)", unit: "kB" },
  precache: {
    title: "Kept for offline use (brotli)",
    unit: "kB",
    aim: { of: "itself", atMost: 250 },
  },
  updateFix: {
    title: "An update that mends a line of a screen (brotli)",
    unit: "kB",
    aim: { of: "itself", atMost: 40 },
  },
  updateLaw: {
    title: "An update with another fact of law (brotli)",
    unit: "kB",
    aim: { of: "itself", atMost: 15 },
  },
  updateScreen: {
    title: "An update with a new screen (brotli)",
    unit: "kB",
    aim: { of: "itself", atMost: 60 },
  },
  landingTask: {
    title: "Landing: longest task",
    unit: "ms",
    aim: { of: "itself", atMost: 100 },
  },
  lighthouseScore: {
    title: "Lighthouse mobile: score",
    unit: "",
    aim: { of: "floor", atLeast: 1 },
  },
  lighthouseFcp: { title: "Lighthouse mobile: first contentful paint", unit: "ms" },
  lighthouseLcp: { title: "Lighthouse mobile: largest contentful paint", unit: "ms" },
  lighthouseTbt: {
    title: "Lighthouse mobile: total blocking time",
    unit: "ms",
    aim: { of: "floor", atMost: 0.5 },
  },
  lighthouseCls: {
    title: "Lighthouse mobile: layout shift",
    unit: "",
    aim: { of: "itself", atMost: 0.01 },
  },
  lighthouseBytes: { title: "Lighthouse mobile: total byte weight", unit: "kB" },
  lighthouseAccessibility: { title: "Lighthouse mobile: accessibility", unit: "" },
  onlinePaint: {
    title: "Online start: first paint",
    unit: "ms",
    aim: { of: "limit", atMost: 1.1 },
  },
  onlineStatistics: {
    title: "Online start: statistics visible",
    unit: "ms",
    aim: { of: "limit", atMost: 1.15 },
  },
  offlinePaint: {
    title: "Offline start: first paint",
    unit: "ms",
    aim: { of: "limit", atMost: 1.1 },
  },
  offlineStatistics: {
    title: "Offline start: statistics visible",
    unit: "ms",
    aim: { of: "limit", atMost: 1.15 },
  },
  apiHome: {
    title: "Home with its first view (limit: a bare server's)",
    unit: "/CPU-s",
    aim: { of: "limit", atLeast: 0.5 },
  },
  apiStatistics: {
    title: "API: statistics (the same)",
    unit: "/CPU-s",
    aim: { of: "limit", atLeast: 0.5 },
  },
  apiMenu: {
    title: "API: a store's menu (the same)",
    unit: "/CPU-s",
    aim: { of: "limit", atLeast: 0.5 },
  },
  apiDeals: { title: "API: deals (the same)", unit: "/CPU-s", aim: { of: "limit", atLeast: 0.5 } },
  transferBrotli: {
    title: "API: 10,000 offers, brotli (floor: rows)",
    unit: "kB",
    aim: { of: "floor", atMost: 0.7 },
  },
  transferGzip: {
    title: "API: 10,000 offers, gzip (floor: rows)",
    unit: "kB",
    aim: { of: "floor", atMost: 0.7 },
  },
  menuKeystroke: { title: "Menus: key to list, median (floor: naive page)", unit: "ms" },
  menuKeystrokeP95: {
    title: "Menus: key to list, 95th percentile (the same)",
    unit: "ms",
    aim: { of: "itself", atMost: 50 },
  },
  menuKeystrokeWishes: { title: "Menus: key to list, 500 hearts (the same)", unit: "ms" },
  menuFilter: {
    title: "Menus: filter alone, 95th percentile (the same)",
    unit: "ms",
    aim: { of: "itself", atMost: 16 },
  },
  menuStoreRestore: {
    title: "Menus: tap to 1,000 kept offers, offline",
    unit: "ms",
    aim: { of: "floor", atMost: 1 },
  },
  menuAllRestore: {
    title: "Menus: tap to all 10,000, offline",
    unit: "ms",
    aim: { of: "floor", atMost: 1 },
  },
  menuLongestTask: {
    title: "Menus: longest task of a scroll",
    unit: "ms",
    aim: { of: "itself", atMost: 50 },
  },
  mapOpening: {
    title: "Maps: opening with 5,000 stores (floor: with 230)",
    unit: "ms",
    aim: { of: "floor", atMost: 1.5 },
  },
  mapLongestTask: {
    title: "Maps: longest task of zoom and pan (the same)",
    unit: "ms",
    aim: { of: "itself", atMost: 50 },
  },
  mapFilter: {
    title: "Maps: key to list, median (the same)",
    unit: "ms",
    aim: { of: "itself", atMost: 50 },
  },
  alertsPglite: {
    title: "Alerts: 300 deals, 100,000 rules, PGlite (floor: a query a rule)",
    unit: "ms",
    aim: { of: "itself", atMost: 5_000 },
  },
  alertsPgliteMemory: { title: "Alerts: memory that takes, PGlite", unit: "kB" },
  alertsPostgres: {
    title: "Alerts: the same, PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 5_000 },
  },
  alertsPostgresMemory: { title: "Alerts: memory that takes, PostgreSQL", unit: "kB" },
  contestSettle: {
    title: "Contests: settling 3,200,000 votes, PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 2_000 },
  },
  contestRead: {
    title: "Contests: reading one, without the answers' cache",
    unit: "ms",
    aim: { of: "itself", atMost: 20 },
  },
  trendsPglite: {
    title: "Trends: first answer after an import, PGlite",
    unit: "ms",
    aim: { of: "itself", atMost: 300 },
  },
  trendsPgliteAll: { title: "Trends: 104 weeks anew, PGlite", unit: "ms" },
  trendsImportShare: {
    title: "Trends: what its weeks add to a store's import, PGlite",
    unit: "%",
    aim: { of: "itself", atMost: 10 },
  },
  highlightsPglite: { title: "Highlights: the running year anew, PGlite", unit: "ms" },
  trendsPostgres: {
    title: "Trends: first answer after an import, PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 1_000 },
  },
  trendsPostgresAll: { title: "Trends: 104 weeks anew, PostgreSQL", unit: "ms" },
  highlightsPostgres: { title: "Highlights: the running year anew, PostgreSQL", unit: "ms" },
  importNew: {
    title: "Import: 50,000 new rows, PGlite, processor time",
    unit: "ms",
    aim: { of: "itself", atMost: 12_000 },
  },
  importNext: {
    title: "Import: the next day's 50,000, processor time",
    unit: "ms",
    aim: { of: "itself", atMost: 12_000 },
  },
  importMemory: {
    title: "Import: memory of that process",
    unit: "kB",
    aim: { of: "itself", atMost: 500_000 },
  },
  importFew: {
    title: "Import: 14 files of 60 rows by one command",
    unit: "ms",
    aim: { of: "itself", atMost: 6_000 },
  },
  importWaits: {
    title: "Meanwhile: an answer's wait, 99th percentile",
    unit: "ms",
    aim: { of: "itself", atMost: 250 },
  },
  importHealth: {
    title: "Meanwhile: health's wait, 99th percentile",
    unit: "ms",
    aim: { of: "itself", atMost: 250 },
  },
  backupPglite: {
    title: "Backup: 200,000 offers, PGlite",
    unit: "ms",
    aim: { of: "itself", atMost: 15_000 },
  },
  backupMemory: { title: "Backup: memory of that process", unit: "kB" },
  backupWaits: {
    title: "Meanwhile: an answer's wait, 99th percentile",
    unit: "ms",
    aim: { of: "itself", atMost: 250 },
  },
  restorePglite: {
    title: "Restore: the same, PGlite",
    unit: "ms",
    aim: { of: "itself", atMost: 60_000 },
  },
  restoreMemory: { title: "Restore: memory of that process", unit: "kB" },
  moveToPostgres: {
    title: "Move: the same, from PGlite to PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 60_000 },
  },
  backupPostgres: {
    title: "Backup: the same, PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 15_000 },
  },
  restorePostgres: {
    title: "Restore: the same, PostgreSQL",
    unit: "ms",
    aim: { of: "itself", atMost: 60_000 },
  },
  scaleStatistics: {
    title: "Scale: home's figures, made anew (limit: 100,000 offers, floor: 12,000)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleMenu: {
    title: "Scale: a store's menu, made anew (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleProduct: {
    title: "Scale: a product, made anew (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleDeals: {
    title: "Scale: all deals, made anew (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleSearch: {
    title: "Scale: the search index, made anew (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleStores: {
    title: "Scale: all stores, made anew (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleStatisticsBytes: { title: "Scale: home's figures, brotli (the same)", unit: "kB" },
  scaleMenuBytes: { title: "Scale: a store's menu, brotli (the same)", unit: "kB" },
  scaleProductBytes: { title: "Scale: a product, brotli (the same)", unit: "kB" },
  scaleDealsBytes: { title: "Scale: all deals, brotli (the same)", unit: "kB" },
  scaleSearchBytes: { title: "Scale: the search index, brotli (the same)", unit: "kB" },
  scaleStoresBytes: { title: "Scale: all stores, brotli (the same)", unit: "kB" },
  scaleImport: {
    title: "Scale: a menu of 100 rows comes in (the same)",
    unit: "ms",
    aim: { of: "floor", atMost: 2 },
  },
  scaleOfferDisk: { title: "Scale: an offer's tables and indexes, without sightings", unit: "kB" },
  scaleSightingDisk: { title: "Scale: a sighting of an offer", unit: "kB" },
  scaleReadyHome: { title: "Scale: home, ready (the same)", unit: "/CPU-s" },
  scaleReadyMenu: { title: "Scale: a store's menu, ready (the same)", unit: "/CPU-s" },
  scaleMemory: { title: "Scale: memory of the server's process, at its most", unit: "kB" },
} as const satisfies Record<string, Measured>;

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
