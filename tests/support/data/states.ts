import type { State } from "../../../src/content/state/state.ts";
import * as cities from "#state/cities.ts";
import * as counties from "#state/counties.ts";
import * as geography from "#state/geography.ts";
import * as ground from "#state/ground.ts";
import * as lawFacts from "#state/lawFacts.ts";
import * as limits from "#state/limits.ts";
import * as limitsFacts from "#state/limitsFacts.ts";
import * as limitsSupply from "#state/limitsSupply.ts";
import * as mark from "#state/mark.ts";
import * as names from "#state/names.ts";
import * as otherMaps from "#state/otherMaps.ts";
import * as outlines from "#state/outlines.ts";
import * as resources from "#state/resources.ts";
import * as roads from "#state/roads.ts";
import * as sample from "#state/sample.ts";
import * as storage from "#state/storage.ts";
import * as taxes from "#state/taxes.ts";
import * as units from "#state/units.ts";
import * as waters from "#state/waters.ts";
import * as words from "#state/words.ts";
import * as zips from "#state/zips.ts";
import * as lakotaCities from "../../fixtures/state/lakota/cities.ts";
import * as lakotaCounties from "../../fixtures/state/lakota/counties.ts";
import * as lakotaGeography from "../../fixtures/state/lakota/geography.ts";
import * as lakotaGround from "../../fixtures/state/lakota/ground.ts";
import * as lakotaLawFacts from "../../fixtures/state/lakota/lawFacts.ts";
import * as lakotaLimits from "../../fixtures/state/lakota/limits.ts";
import * as lakotaLimitsFacts from "../../fixtures/state/lakota/limitsFacts.ts";
import * as lakotaLimitsSupply from "../../fixtures/state/lakota/limitsSupply.ts";
import * as lakotaMark from "../../fixtures/state/lakota/mark.ts";
import * as lakotaNames from "../../fixtures/state/lakota/names.ts";
import * as lakotaOtherMaps from "../../fixtures/state/lakota/otherMaps.ts";
import * as lakotaOutlines from "../../fixtures/state/lakota/outlines.ts";
import * as lakotaResources from "../../fixtures/state/lakota/resources.ts";
import * as lakotaRoads from "../../fixtures/state/lakota/roads.ts";
import * as lakotaSample from "../../fixtures/state/lakota/sample.ts";
import * as lakotaStorage from "../../fixtures/state/lakota/storage.ts";
import * as lakotaTaxes from "../../fixtures/state/lakota/taxes.ts";
import * as lakotaUnits from "../../fixtures/state/lakota/units.ts";
import * as lakotaWaters from "../../fixtures/state/lakota/waters.ts";
import * as lakotaWords from "../../fixtures/state/lakota/words.ts";
import * as lakotaZips from "../../fixtures/state/lakota/zips.ts";

/** The folder of the state that is shipped, as the one type that every state has. */
export const SHIPPED_STATE: State = {
  names,
  storage,
  counties,
  geography,
  ground,
  cities,
  zips,
  outlines,
  mark,
  units,
  waters,
  roads,
  taxes,
  limits,
  limitsFacts,
  limitsSupply,
  lawFacts,
  resources,
  otherMaps,
  words,
  sample,
};

/** The made-up one. */
export const LAKOTA: State = {
  names: lakotaNames,
  storage: lakotaStorage,
  counties: lakotaCounties,
  geography: lakotaGeography,
  ground: lakotaGround,
  cities: lakotaCities,
  zips: lakotaZips,
  outlines: lakotaOutlines,
  mark: lakotaMark,
  units: lakotaUnits,
  waters: lakotaWaters,
  roads: lakotaRoads,
  taxes: lakotaTaxes,
  limits: lakotaLimits,
  limitsFacts: lakotaLimitsFacts,
  limitsSupply: lakotaLimitsSupply,
  lawFacts: lakotaLawFacts,
  resources: lakotaResources,
  otherMaps: lakotaOtherMaps,
  words: lakotaWords,
  sample: lakotaSample,
};
