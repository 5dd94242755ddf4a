import type { LawFact } from "../state.ts";
import { COMPOUNDING, EXCISE } from "./taxes.ts";
import {
  EXPUNGEMENT,
  PATIENT_REGISTRY,
  REGISTRATION_FEE,
  SEALING_2023,
  STATE_LINES,
} from "./resourceSources.ts";
import {
  ADULT_SALES,
  CARRYING,
  DAYS_ENDED,
  FEDERAL_SCHEDULE,
  GIFTS,
  HEMP,
  HOME_GROW,
  IN_A_CAR,
  MEDICAL_SALES,
  REFERENDUM,
  RIGHTS_OF_ADULTS,
  SENATE_BILL_56,
  SMOKING,
  STORES_AT_MOST,
  THC_CAPS,
} from "./limitsSources.ts";

/**
 * What has to be looked at again, because a law changes on a day that no program sees coming. Whoever reads a source
 * again writes the day down beside the source. What has become history is not among these.
 */
export const LAW_FACTS: readonly LawFact[] = [
  {
    name: "daily limit of adults",
    sentence: "2.5 oz of plant material and 15,000 mg of THC in other products a day.",
    source: ADULT_SALES,
  },
  {
    name: "daily limit of patients and caregivers",
    sentence: "Patients 10 oz and 60,000 mg of THC, caregivers 2.5 oz and 15,000 mg, a day.",
    source: MEDICAL_SALES,
  },
  {
    name: "end of the days’ supply",
    sentence: "Whole-day units ended on March 24, 2026, by one source.",
    source: DAYS_ENDED,
  },
  {
    name: "possession",
    sentence: "Adults may have 2.5 oz, and 15 g of extract.",
    source: RIGHTS_OF_ADULTS,
  },
  { name: "gifts", sentence: "The same amounts, unpaid, at a private residence.", source: GIFTS },
  {
    name: "origin and package",
    sentence: "Bought in Ohio or grown at home, in its original package.",
    source: CARRYING,
  },
  {
    name: "cars and public use",
    sentence: "Opened, home-grown and paraphernalia in the trunk; no use in public or in a car.",
    source: IN_A_CAR,
  },
  { name: "patients’ smoking", sentence: "Prohibited, by one report.", source: SMOKING },
  { name: "caps on THC", sentence: "35% in flower, 70% in extracts.", source: THC_CAPS },
  {
    name: "home grow",
    sentence: "Six plants for each adult, twelve for each residence.",
    source: HOME_GROW,
  },
  { name: "number of stores", sentence: "At most 400.", source: STORES_AT_MOST },
  {
    name: "Senate Bill 56",
    sentence: "In force since March 20, 2026.",
    source: SENATE_BILL_56,
  },
  { name: "referendum", sentence: "How the petition ended was not found.", source: REFERENDUM },
  {
    name: "patients’ fee",
    sentence: "The state charges nothing, by several reports.",
    source: REGISTRATION_FEE,
  },
  {
    name: "patients’ registration",
    sentence: "A physician begins it; minors and people with a guardian need a caregiver.",
    source: PATIENT_REGISTRY,
  },
  {
    name: "Senate Bill 288",
    sentence: "Since 2023 misdemeanors can be sealed on application, by one report.",
    source: SEALING_2023,
  },
  {
    name: "state lines",
    sentence: "What was bought in Ohio may be a crime in Pennsylvania, by several reports.",
    source: STATE_LINES,
  },
  {
    name: "expungement",
    sentence: "Named cases of possession can be erased on application.",
    source: EXPUNGEMENT,
  },
  {
    name: "federal schedule",
    sentence: "State-licensed medical products are in Schedule III.",
    source: FEDERAL_SCHEDULE,
  },
  { name: "hemp", sentence: "More than 0.4 mg of THC in dispensaries only.", source: HEMP },
  { name: "excise", sentence: "10% of the price of adult-use cannabis.", source: EXCISE.source },
  {
    name: "compounding of taxes",
    sentence: "Each tax is on the shelf price: a reading.",
    source: COMPOUNDING.source,
  },
];
