import { describe, expect, it } from "vitest";
import { trends, trendOf } from "../../../tests/support/data/trends.ts";
import { showWeeks } from "./shownWeeks.ts";
import { TREND_CHARTS, writeTrendsCsv } from "./trendsCsv.ts";

const LINK = "https://ohio.example/trends?weeks=13&to=2026-W47";
const answer = trends({
  flower: trendOf([null, 980], { n: [12, 312], stores: [3, 60], likeForLike: [null, -1.5] }),
});

describe("the trends for a spreadsheet", () => {
  it("begin with a line that says what they are and where they come from, in one cell", () => {
    const [readme = ""] = writeTrendsCsv(answer, "price", "Medians, Northeast.", LINK).split(
      "\r\n",
    );
    expect(readme).toBe(`"README: Medians, Northeast. ${LINK}"`);
  });

  it("leave out what is not known, with the number of offers, and keep numbers numbers", () => {
    const [, head = "", first = "", second = ""] = writeTrendsCsv(
      answer,
      "price",
      "P.",
      LINK,
    ).split("\r\n");
    expect(head).toMatch(
      /^week,flower_median_cents_per_g,flower_p25_cents_per_g,flower_p75_cents_per_g,flower_offers,flower_stores,vape_/,
    );
    expect(head).toContain("edible_median_cents_per_100mg");
    expect(first).toMatch(/^2026-W46,,,,12,3,/);
    expect(second).toMatch(/^2026-W47,980,880,1080,312,60,/);
    expect(writeTrendsCsv(answer, "change", "C.", LINK)).toMatch(
      /\r\nweek,flower_percent,flower_pairs,vape_percent,.*\r\n2026-W46,,0,.*\r\n2026-W47,-1\.5,118,/,
    );
  });

  it("have the shape of their chart, and the weeks that are shown", () => {
    for (const chart of TREND_CHARTS) {
      const lines = writeTrendsCsv(showWeeks(answer, 1), chart, "A.", LINK).trimEnd().split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines[1]?.split(",")).toHaveLength(lines[2]?.split(",").length ?? 0);
    }
    const strains = writeTrendsCsv(answer, "strains", "A.", LINK);
    expect(strains).toContain("2026-W47,2,1,gelato runtz,blue-dream");
    expect(writeTrendsCsv(answer, "availability", "A.", LINK)).toContain("week,gelato_stores");
  });

  it("hold no cell that a spreadsheet would take for a formula", () => {
    const odd = trends({ newStrains: [[], ["=cmd"]] });
    expect(writeTrendsCsv(odd, "strains", "A.", LINK)).toContain(",'=cmd,");
    expect(writeTrendsCsv(odd, "strains", "=A", LINK)).not.toMatch(/(?:^|,)"?=/m);
  });
});
