import type { Samples } from "./samples.ts";

export interface Aim {
  title: string;
  reached: number | null;
  atMost: number;
}

/** What the product aims at, and where it stands. An aim that is missed is printed, never an error. */
export function aims(samples: Samples): Aim[] {
  const kilobytes = (metric: "javascript" | "precache") => {
    const summary = samples.summary("product", metric);
    return summary && summary.median / 1_000;
  };
  const shift = samples.summary("product", "lighthouseCls")?.median ?? null;
  return [
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
    { title: "Layout shift", reached: shift, atMost: 0.01 },
  ];
}

export function isReached({ reached, atMost }: Aim): boolean {
  return reached !== null && reached <= atMost;
}
