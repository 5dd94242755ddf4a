import type { PurchaseRule } from "#domain/limits/limits.ts";
import type { GlossaryEntry, RuleLine } from "../state.ts";
import { POSSESSION_RULE } from "./limits.ts";
import { DAYS_ENDED, HOME_GROW, IN_A_CAR, RIGHTS_OF_ADULTS } from "./limitsSources.ts";
import { PATIENT_REGISTRY } from "./resourceSources.ts";

/** @param rule the one in force for adults, so that no figure stands here a second time */
export function adultUseLines(rule: PurchaseRule): readonly RuleLine[] {
  const { plantOz, extractG, source } = POSSESSION_RULE;
  return [
    { text: "For everybody from 21 on, with a valid photo ID.", source: RIGHTS_OF_ADULTS },
    { text: `One day’s purchase: ${purchase(rule)}.`, source: rule.source },
    {
      text: `What you may have: ${String(plantOz)} oz in any form but extract, and ${String(extractG)} g of extract.`,
      source,
    },
    {
      text: "No use in public, of edibles either, and none in a car. There, what has been opened, what was grown at home and paraphernalia go into the trunk or behind the last seat; otherwise it is a minor misdemeanor.",
      source: IN_A_CAR,
    },
    {
      text: "At home: six plants for each adult, twelve for each residence, locked and out of sight.",
      source: HOME_GROW,
    },
  ];
}

/** @param rules those in force for patients and for caregivers */
export function patientLines(rules: {
  patient: PurchaseRule;
  caregiver: PurchaseRule;
}): readonly RuleLine[] {
  return [
    {
      text: "A physician who may recommend cannabis starts the registration; without it nobody counts as a patient.",
      source: PATIENT_REGISTRY,
    },
    {
      text: "Minors, and people with a guardian, need a registered caregiver.",
      source: PATIENT_REGISTRY,
    },
    {
      text: `One day’s purchase of a patient: ${purchase(rules.patient)}.`,
      source: rules.patient.source,
    },
    {
      text: `One day’s purchase of a caregiver: ${purchase(rules.caregiver)}.`,
      source: rules.caregiver.source,
    },
    {
      text: "The days of supply ended on March 24, 2026, by one source that cites the division; stores may still print them.",
      source: DAYS_ENDED,
    },
  ];
}

const purchase = ({ plantOz, thcMg }: PurchaseRule) =>
  `${String(plantOz)} oz of plant material, and ${thcMg.toLocaleString("en-US")} mg of THC in all other products`;

/** Words of labels that mean something of their own here. */
export const STATE_WORDS: readonly GlossaryEntry[] = [
  {
    term: "Tenth",
    meaning: "2.83 g: a tenth of an ounce as Ohio’s stores pack it.",
  },
  {
    term: "THC",
    meaning: "Tetrahydrocannabinol, the cannabinoid by which Ohio counts everything but flower.",
  },
  {
    term: "Whole-day unit",
    meaning:
      "The amount that the medical rules counted as one day of supply, such as 2.83 g of flower.",
  },
];
