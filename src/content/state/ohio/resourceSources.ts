import type { Source } from "#domain/text/source.ts";

/**
 * Where the resources' statements come from, beside those of the limits. Of what was read in a month whose day is not
 * known any more, and is watched, the first of that month is the day: so it is read again early.
 */

export const PATIENT_REGISTRY: Source = {
  citation: "Ohio Adm. Code ch. 1301:18-10",
  url: "https://codes.ohio.gov/ohio-administrative-code/chapter-1301:18-10",
  checkedOn: "2026-11-01",
  basis: "official",
};

export const REGISTRATION_FEE: Source = {
  citation: "wcpo.com of February 28, 2024, and mmj.com of May 2024 on the fee",
  url: null,
  checkedOn: "2026-11-25",
  basis: "several",
};

export const POISON_HELP: Source = {
  citation: "University Hospitals Rainbow on poison emergencies",
  url: "https://uhhospitals.org/rainbow/services/emergency-medicine/poison-emergency-and-prevention",
  checkedOn: "2026-11",
  basis: "several",
};

export const SAFE_STORAGE: Source = {
  citation: "First 5 San Diego and Rady Children’s Hospital on storing edibles",
  url: "https://first5sandiego.org/secure-cannabis-for-safe-kids/",
  checkedOn: "2026-11",
  basis: "several",
};

export const LAB_REPORTS: Source = {
  citation: "Encore Labs on reading a certificate of analysis",
  url: "https://encorelabs.com/how-to-read-a-coa/",
  checkedOn: "2026-11",
  basis: "several",
};

export const EXPUNGEMENT: Source = {
  citation: "Ohio Rev. Code 2953.321",
  url: "https://codes.ohio.gov/ohio-revised-code/section-2953.321",
  checkedOn: "2026-11-25",
  basis: "several",
};

export const SEALING_2023: Source = {
  citation: "norml.org on Senate Bill 288",
  url: "https://norml.org/blog/2023/01/04/ohio-governor-signs-sentencing-reform-legislation-into-law/",
  checkedOn: "2026-11-01",
  basis: "one",
};

export const STATE_LINES: Source = {
  citation: "heraldstandard.com on carrying cannabis from Ohio to Pennsylvania",
  url: "https://www.heraldstandard.com/editors_pick/2024/aug/08/legal-troubles-await-those-who-bring-recreational-marijuana-into-pa/",
  checkedOn: "2026-11-01",
  basis: "several",
};
