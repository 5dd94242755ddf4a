import type { PurchaseRule } from "#domain/limits/limits.ts";
import type { PossessionRule } from "#domain/limits/limitsPossession.ts";
import type { SupplyForm, SupplyRule } from "#domain/limits/limitsSupply.ts";
import type { CountyOutline, MapFrame } from "#domain/maps/geometry.ts";
import type { MapGround, MapRoad, MapWaters } from "#domain/maps/ground.ts";
import type { Compounding, TaxArea } from "#domain/prices/taxes.ts";
import type { Source } from "#domain/text/source.ts";
import type { OtherMap } from "../otherMaps/otherMap.ts";
import type { Resource } from "../resources/resource.ts";

/**
 * All that is true of one state only. A state is a folder beside this file that has a file for each part, called like
 * it: what a screen does not show it does not load. Which folder a site is built with is said by `STATE`, and code
 * reaches it as `#state/…`. Another state's community writes one such folder and nothing else.
 */
export interface State {
  /** Landing and the worker have them. */
  names: StateNames;
  /** Begins the names of what phones keep. */
  storage: { STORAGE: string };
  /** The counties of each region, in their official spelling. */
  counties: { COUNTIES: Readonly<Record<string, readonly string[]>> };
  /** For plausibility checks of the server. */
  geography: {
    /** The middle of each county in degrees, to about 3 km. */
    COUNTY_CENTRES: Readonly<Record<string, readonly [lat: number, lon: number]>>;
    COUNTY_REACH_KM: number;
    BOUNDS: { south: number; north: number; west: number; east: number };
    ZIP_CODES: RegExp;
  };
  cities: { CITIES: readonly City[]; WELL_KNOWN_CITIES: readonly string[] };
  /** Lines of a code and its middle in degrees: `43001 40.09 -82.61`. */
  zips: { ZIPS: string };
  /** The state as a leaf, as paths on a square of 100 × 100: landing has it. */
  mark: { MARK: { outline: string; veins: string; stem: string } };
  /** What the map lies in, and its roads; `ground` is made from them. */
  waters: { WATERS: MapWaters };
  roads: { ROADS: readonly MapRoad[] };
  ground: { GROUND: MapGround };
  outlines: { STATE_FRAME: MapFrame; COUNTY_OUTLINES: readonly CountyOutline[] };
  units: {
    /** The package that people count in. */
    CUSTOMARY: { mg: number; one: string; many: string; label: string; meaning: string };
    PLANT_SIZES_G: readonly number[];
    /** In milligrams. */
    USUAL_SIZES: readonly { mg: number; name?: string }[];
  };
  taxes: StateTaxes;
  limits: {
    PURCHASE_RULES: readonly PurchaseRule[];
    POSSESSION_RULE: PossessionRule;
    PLANTS_AT_MOST: { adult: number; household: number };
    EXTRACT_CAP_PCT: number;
  };
  limitsFacts: {
    POSSESSION_FACTS: readonly LimitFacts[];
    HOME_GROW_FACTS: readonly LimitFacts[];
    CONFLICTS: readonly Conflict[];
    /** Newest first. */
    LIMIT_HISTORY: readonly LawEvent[];
  };
  /** An older system of days; `null` where there has been none. */
  limitsSupply: {
    SUPPLY_RULE: SupplyRule | null;
    SUPPLY_NOTES: readonly LimitFacts[];
    SUPPLY_ORDER: readonly SupplyForm[];
  };
  lawFacts: { LAW_FACTS: readonly LawFact[] };
  resources: { RESOURCES: readonly Resource[] };
  otherMaps: { OTHER_MAPS: readonly OtherMap[] };
  words: {
    adultUseLines: (rule: PurchaseRule) => readonly RuleLine[];
    patientLines: (rules: {
      patient: PurchaseRule;
      caregiver: PurchaseRule;
    }) => readonly RuleLine[];
    STATE_WORDS: readonly GlossaryEntry[];
  };
  sample: { SAMPLE_CITIES: readonly string[]; AREA_CODES: readonly string[] };
}

/** What the site, its state and its clocks are called. */
interface StateNames {
  NAMES: Readonly<
    Record<
      | "product"
      | "community"
      | "discreetName"
      | "state"
      | "abbreviation"
      | "timeZone"
      | "zoneName"
      | "locale"
      | "id",
      string
    >
  >;
  REGION_NAMES: readonly string[];
}

/** Taxes as dated facts; percents are decimal texts. */
export interface StateTaxes {
  /** The day on which the table was put together. */
  TAX_TABLE_AS_OF: string;
  EXCISE: ExciseFact;
  COMPOUNDING: { rule: Compounding; source: Source };
  TAX_AREAS: readonly TaxArea[];
  /** The department that publishes the rates, and what it is shortened to in sources. */
  TAX_AUTHORITY: { code: string; name: string };
  /** The state's number in federal files. */
  STATE_FIPS: string;
  /** Districts of the rate file that are parts of a county, by the id of their area. */
  PART_OF_DISTRICT: Readonly<Record<string, string>>;
  /** By the type as the rate file numbers it; `highest` in hundred-thousandths. */
  SST_KINDS: Readonly<
    Record<string, { kind: "state" | "county" | "district"; digits: number; highest: number }>
  >;
  districtOfCounty: (place: number) => string;
}

/** A dated fact about the state's excise. */
export interface ExciseFact {
  percent: string;
  /** First day of the rule. */
  effectiveFrom: string;
  source: Source;
}

/** A city with the middle of its built-up area, in degrees. */
export interface City {
  name: string;
  county: string;
  zip: string;
  lat: number;
  lon: number;
}

/** Rules in words, by where they are found. */
export interface LimitFacts {
  texts: readonly string[];
  source: Source;
}

/** Where sources disagree or are silent, and what this site does about it. */
export interface Conflict {
  question: string;
  said: string;
  done: string;
  sources: readonly Source[];
}

/** What changed on a day. */
export interface LawEvent {
  day: string;
  text: string;
  source: Source;
}

/** A fact of law that the site states as of now: what it is called, its sentence, and where and when it was read. */
export interface LawFact {
  name: string;
  sentence: string;
  /** Its `checkedOn` is a day, because the operator is told when that is too long ago. */
  source: Source;
}

/** A statement about the law with where it comes from. */
export interface RuleLine {
  text: string;
  source: Source;
}

/** A word of labels and menus, explained for this site: what it names, never what it does. */
export interface GlossaryEntry {
  term: string;
  meaning: string;
}
