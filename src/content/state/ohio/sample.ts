/** Where the sample's events are, in their order; each is one of the state's cities. */
export const SAMPLE_CITIES = [
  "Wooster",
  "Marietta",
  "Columbus",
  "Toledo",
  "Cincinnati",
  "Akron",
  "Athens",
  "Dayton",
  "Sandusky",
  "Lima",
] as const;

/** Area codes of the sample's stores. */
export const AREA_CODES = ["216", "330", "419", "513", "614", "740", "937"] as const;
