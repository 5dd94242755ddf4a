import type { PurchaseRule } from "#domain/limits/limits.ts";
import type { Source } from "#domain/text/source.ts";
import { POSSESSION_RULE } from "../limits/limits.ts";
import { CARRYING, DAYS_SUPPLY, HOME_GROW, RIGHTS_OF_ADULTS } from "../limits/limitsSources.ts";
import { PATIENT_REGISTRY } from "../resources/resourceSources.ts";

/** The parts of the introduction in their order; `id` is the part of its address behind the `#`. */
export const INTRODUCTION_PARTS = [
  { id: "site", title: "What this site is" },
  { id: "data", title: "Where prices come from" },
  { id: "menu", title: "Reading a menu" },
  { id: "adult-use", title: "Adult use in five lines" },
  { id: "patients", title: "Patients in five lines" },
  { id: "install", title: "On your phone" },
  { id: "notifications", title: "Notifications" },
  { id: "privacy", title: "What is kept where" },
  { id: "glossary", title: "Words on labels" },
  { id: "about", title: "About this site" },
] as const;
export type IntroductionPart = (typeof INTRODUCTION_PARTS)[number]["id"];

/** A statement about the law with where it comes from. */
export interface RuleLine {
  text: string;
  source: Source;
}

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
      text: "No use in public. In a car, opened packages go into the trunk or behind the last row of seats.",
      source: CARRYING,
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
      source: { ...DAYS_SUPPLY, basis: "unsettled" },
    },
  ];
}

const purchase = ({ plantOz, thcMg }: PurchaseRule) =>
  `${String(plantOz)} oz of plant material, and ${thcMg.toLocaleString("en-US")} mg of THC in all other products`;

/** The offer by which the page explains unit prices; what follows from it is computed. */
export const EXAMPLE_OFFER = { priceCents: 3_000, netMg: 2_830, thcPct: 24 } as const;

/** What stays on the phone, and what the server has. */
export const KEPT_ON_PHONE = [
  "Display settings, home region, and the stores that you keep.",
  "Whether you buy as an adult, a patient or a caregiver, and the basket of the limits.",
  "Copies of prices that you have looked at, for when there is no connection.",
  "What you write into the Growing Tool is kept nowhere: it goes to paper.",
] as const;
export const KEPT_ON_SERVER = [
  "Without an account: nothing that says who you are. Reading needs none.",
  "With an account: e-mail address, display name, a hash of the password, open sessions. Where the operator uses Google’s service for accounts, Google keeps these.",
  "Moving in by a code: what your device has sealed, which nobody can open without the code, until it is read once or half an hour is over.",
  "Attempts to sign in are counted by network address for a while, against guessing.",
  "Visits of the Growing Tool are measured only where the operator has switched that on, and never with Do Not Track or Global Privacy Control.",
] as const;
