import type { PurchaseRule } from "#domain/limits/limits.ts";
import type { PossessionRule } from "#domain/limits/limitsPossession.ts";
import { ADULT_SALES, MEDICAL_SALES, RIGHTS_OF_ADULTS } from "./limitsSources.ts";

/**
 * The daily rules of sale, by the day from which they hold. A change of the law is
 * a new entry here, with its day, before that day comes; old entries stay.
 */
export const PURCHASE_RULES: readonly PurchaseRule[] = [
  {
    profile: "adult",
    effectiveFrom: "2025-06-04",
    effectiveNote:
      "Announced by the state’s division for this day. Since when the rule’s own text holds is not established.",
    plantOz: 2.5,
    thcMg: 15_000,
    source: ADULT_SALES,
  },
  {
    profile: "patient",
    effectiveFrom: "2025-08-28",
    effectiveNote:
      "By one publication, the new title of the code began to replace older chapters on this day. The first day of this very rule is not established.",
    plantOz: 10,
    thcMg: 60_000,
    source: MEDICAL_SALES,
  },
  {
    profile: "caregiver",
    effectiveFrom: "2025-08-28",
    effectiveNote:
      "By one publication, the new title of the code began to replace older chapters on this day. The first day of this very rule is not established.",
    plantOz: 2.5,
    thcMg: 15_000,
    source: MEDICAL_SALES,
  },
];

/** What an adult may have on them. */
export const POSSESSION_RULE: PossessionRule = {
  plantOz: 2.5,
  extractG: 15,
  source: RIGHTS_OF_ADULTS,
};

/** How many plants may grow at home. */
export const PLANTS_AT_MOST = { adult: 6, household: 12 } as const;

/** Legal cap for the THC of extracts, in percent; an import keeps more and remarks upon it. */
export const EXTRACT_CAP_PCT = 70;
