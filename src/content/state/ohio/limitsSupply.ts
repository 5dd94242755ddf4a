import type { SupplyForm, SupplyRule } from "#domain/limits/limitsSupply.ts";
import type { LimitFacts } from "../state.ts";
import { DAYS_ENDED, DAYS_SUPPLY, FILL_PERIODS, SUPPLY_SURVEY, TIERS } from "./limitsSources.ts";

/** Ohio's older medical system of days, which ended on March 24, 2026, by one source that cites the division. */
export const SUPPLY_RULE: SupplyRule | null = {
  units: {
    tier1: {
      form: "tier1",
      title: "Flower and pre-rolls, Tier I (up to 23% THC)",
      // 226.8 g in 90 days; the 2.83 g that packages hold are more than one day.
      dayMg: 2_520,
      ninetyDays: "8 oz (226.8 g) in 90 days",
      source: DAYS_SUPPLY,
    },
    tier2: {
      form: "tier2",
      title: "Flower and pre-rolls, Tier II (above 23% THC)",
      dayMg: 1_670,
      ninetyDays: "5.3 oz (150.3 g) in 90 days",
      source: DAYS_SUPPLY,
    },
    oral: {
      form: "oral",
      title: "Edibles, tinctures and other oral forms",
      dayMg: 110,
      ninetyDays: "9.9 g THC in 90 days, 4.95 g in 45",
      source: DAYS_SUPPLY,
    },
    vaporization: {
      form: "vaporization",
      title: "Vapes and extracts, as vaporization oil",
      dayMg: 590,
      ninetyDays: "53.1 g THC in 90 days, 26.55 g in 45",
      source: DAYS_SUPPLY,
    },
    topical: {
      form: "topical",
      title: "Topicals and patches",
      dayMg: 295,
      ninetyDays: "26.55 g THC in 90 days, 13.275 g in 45",
      source: DAYS_SUPPLY,
    },
  },
  fillPeriodDays: 45,
  tier1UpToPct: 23,
};

/** How days are counted, in words. */
export const SUPPLY_NOTES: readonly LimitFacts[] = [
  {
    texts: [
      "By one source that cites the division, the days ended on March 24, 2026: whole-day units no longer count, daily limits of a sale do. They stay here as history.",
    ],
    source: DAYS_ENDED,
  },
  {
    texts: [
      "Two fill periods of 45 days each. Any amount up to 45 days may be bought within one; what is left over does not carry on.",
    ],
    source: FILL_PERIODS,
  },
  {
    texts: [
      "Packages of one product are added up first and then rounded up to whole days. Days of different forms add up.",
    ],
    source: SUPPLY_SURVEY,
  },
  {
    texts: ["Tier I is plant material up to 23% THC, Tier II above that and up to 35%."],
    source: TIERS,
  },
];

/** The forms in their order on the page. */
export const SUPPLY_ORDER: readonly SupplyForm[] = [
  "tier1",
  "tier2",
  "oral",
  "vaporization",
  "topical",
];
