import { SECTIONS, type Section } from "../offers/categories.ts";
import { csvLine } from "../text/csvLine.ts";
import type { Trends } from "./trends.ts";

/** The questions that the trends answer, each by a chart. */
export const TREND_CHARTS = ["price", "change", "offers", "availability", "strains"] as const;
export type TrendChart = (typeof TREND_CHARTS)[number];

type Cells = readonly (string | number)[];

/**
 * The figures of one chart for a spreadsheet (RFC 4180): first a line that says what they are, which
 * filters they have and where they are to be seen, then their heads, then a line for each week.
 *
 * @param trends what is shown of them
 * @param about in sentences
 * @param link leads to exactly this view
 */
export function writeTrendsCsv(
  trends: Trends,
  chart: TrendChart,
  about: string,
  link: string,
): string {
  const { head, line } = TABLES[chart](trends);
  const lines: Cells[] = [
    [`README: ${about} ${link}`],
    ["week", ...head],
    ...trends.weeks.map((week, place) => [week, ...line(place)]),
  ];
  return lines.map((cells) => `${csvLine(cells)}\r\n`).join("");
}

interface Table {
  head: readonly string[];
  line: (place: number) => Cells;
}

const TABLES: Readonly<Record<TrendChart, (trends: Trends) => Table>> = {
  price: ({ categories }) => ({
    head: SECTIONS.flatMap((section) => {
      const unit = `cents_per_${categories[section].unit}`;
      return [
        `${section}_median_${unit}`,
        `${section}_p25_${unit}`,
        `${section}_p75_${unit}`,
        `${section}_offers`,
        `${section}_stores`,
      ];
    }),
    line: (place) =>
      SECTIONS.flatMap((section) => {
        const { median, p25, p75, n, stores } = categories[section];
        return [median, p25, p75, n, stores].map((list) => list[place] ?? "");
      }),
  }),
  change: ({ categories }) => ({
    head: SECTIONS.flatMap((section: Section) => [`${section}_percent`, `${section}_pairs`]),
    line: (place) =>
      SECTIONS.flatMap((section) => {
        const { likeForLike, pairs } = categories[section];
        return [likeForLike[place] ?? "", pairs[place] ?? ""];
      }),
  }),
  offers: ({ offers }) => ({
    head: ["offers"],
    line: (place) => [offers[place] ?? ""],
  }),
  availability: ({ availability }) => ({
    head: availability.map(({ strain }) => `${strain}_stores`),
    line: (place) => availability.map(({ stores }) => stores[place] ?? ""),
  }),
  strains: ({ newStrains, goneStrains }) => ({
    head: ["new", "gone", "new_strains", "gone_strains"],
    line: (place) => {
      const [come, gone] = [newStrains[place] ?? [], goneStrains[place] ?? []];
      return [come.length, gone.length, come.join(" "), gone.join(" ")];
    },
  }),
};
