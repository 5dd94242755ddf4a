import type { Conflict, LawEvent, LimitFacts } from "../state.ts";
import {
  ADULT_SALES,
  ATTORNEY_ON_BOTH,
  CARRYING,
  DAYS_ENDED,
  DAYS_SUPPLY,
  GIFTS,
  HOME_GROW,
  IN_A_CAR,
  ISSUE_2,
  LIMITS_OF_2025,
  MEDICAL_SALES,
  NINE_OUNCES,
  OPENING_LIMITS,
  PATIENTS_GROW,
  REFERENDUM,
  SENATE_BILL_56,
  SMOKING,
  SUPPLY_SURVEY,
  THC_CAPS,
} from "./limitsSources.ts";

/** Having it and carrying it, beside the two weights. */
export const POSSESSION_FACTS: readonly LimitFacts[] = [
  {
    texts: [
      "Bought in Ohio or grown at home; cannabis from another state is contraband.",
      "Carry it in its original package.",
    ],
    source: CARRYING,
  },
  {
    texts: [
      "In a car, what has been opened, what was grown at home and paraphernalia belong in the trunk or behind the last seat; otherwise it is a minor misdemeanor.",
      "No use in public, of edibles either: a minor misdemeanor, up to $150.",
      "None in a car either, by driver or passenger.",
    ],
    source: IN_A_CAR,
  },
  {
    texts: ["By one report, patients may not smoke it; the section itself was not read."],
    source: SMOKING,
  },
  {
    texts: ["Caps on THC: 35% in flower, 70% in extracts."],
    source: THC_CAPS,
  },
  {
    texts: [
      "As a gift, without pay, up to the same amounts to another adult, at a private residence only.",
    ],
    source: GIFTS,
  },
];

/** Growing at home. */
export const HOME_GROW_FACTS: readonly LimitFacts[] = [
  {
    texts: [
      "Six plants for each adult, twelve for each residence.",
      "At the primary residence, enclosed, locked to everybody under 21, not to be seen from outside.",
      "Not for somebody else, not for sale, and no extraction with hydrocarbons.",
      "Landlords may forbid it, and homes that are a day care may not have it.",
    ],
    source: HOME_GROW,
  },
  {
    texts: ["Patients have no rule of their own: from 21 on they grow as every adult does."],
    source: PATIENTS_GROW,
  },
];

export const CONFLICTS: readonly Conflict[] = [
  {
    question: "Are the two daily limits separate?",
    said: "The rule names both amounts and joins them by “and”. An attorney quoted on television said that nobody can buy the most of both on one day.",
    done: "They are counted apart. “My store counts flower and the rest together” adds both shares up. Some stores apply one combined limit: ask yours.",
    sources: [ADULT_SALES, ATTORNEY_ON_BOTH],
  },
  {
    question: "Does the days’ supply still bind patients?",
    said: "By one source that cites the division, they ended on March 24, 2026: no whole-day units any more, but daily limits of a sale. Dispensaries may still print the days. Since when the daily amounts hold was not found.",
    done: "The daily rule counts. The days stay on a page of their own, as history.",
    sources: [DAYS_ENDED, MEDICAL_SALES, DAYS_SUPPLY],
  },
  {
    question: "How much plant material is one day?",
    said: "2.83 g is the size sold as one whole-day unit, but 8 oz in 90 days are only 2.52 g a day, as the state’s own example counts. A later proposal of 9 oz for both tiers, 45 units of 2.83 g, may have been adopted: not established.",
    done: "Days are counted with 2.52 g for Tier I and 1.67 g for Tier II, the smaller figures.",
    sources: [DAYS_SUPPLY, SUPPLY_SURVEY, NINE_OUNCES],
  },
  {
    question: "What counts as plant material?",
    said: "The rule says plant material and “raw” single servings.",
    done: "Read here as flower and pre-rolls without concentrate. Infused pre-rolls count by their THC.",
    sources: [ADULT_SALES],
  },
  {
    question: "May visitors from other states buy?",
    said: "The rule asks for an age of 21 and a valid government photo ID. It has no condition of residence.",
    done: "Read here as that they may: a reading of the rule, not its words. It may not cross the state’s line.",
    sources: [ADULT_SALES],
  },
  {
    question: "Did voters stop Senate Bill 56?",
    said: "The law has been in force since March 20, 2026. A petition for a referendum was cleared in February 2026 and needed 248,092 signatures; how it ended was not found.",
    done: "This page takes the law as in force.",
    sources: [REFERENDUM, SENATE_BILL_56],
  },
];

/** How the limits came about, newest first. */
export const LIMIT_HISTORY: readonly LawEvent[] = [
  {
    day: "2026-03-20",
    text: "Senate Bill 56: the chapter of the voters’ initiative is repealed, adult use moves into the chapter of medical use.",
    source: SENATE_BILL_56,
  },
  {
    day: "2025-06-04",
    text: "The daily limit for adults rises to 2.5 oz of flower, and 15,000 mg THC of other products.",
    source: LIMITS_OF_2025,
  },
  {
    day: "2024-08-06",
    text: "First sales to adults: 1 oz of flower, or 10 vapes of 590 mg THC, or 10 packs of edibles of 1,100 mg THC together.",
    source: OPENING_LIMITS,
  },
  {
    day: "2023-12-07",
    text: "Issue 2 is in force: adults may possess cannabis and grow it at home.",
    source: ISSUE_2,
  },
];
