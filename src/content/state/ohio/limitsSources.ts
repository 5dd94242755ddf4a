import type { Source } from "#domain/text/source.ts";

/** Where the figures of the limits come from. Checking one again means writing down the day. */

export const ADULT_SALES: Source = {
  citation: "Ohio Adm. Code 1301:18-8-08(A)(2)",
  url: "https://codes.ohio.gov/ohio-administrative-code/rule-1301:18-8-08",
  checkedOn: "2026-11-25",
  basis: "official",
};

export const MEDICAL_SALES: Source = {
  citation: "Ohio Adm. Code 1301:18-8-09(C)",
  url: "https://codes.ohio.gov/ohio-administrative-code/rule-1301:18-8-09",
  checkedOn: "2026-11-25",
  basis: "official",
};

export const RIGHTS_OF_ADULTS: Source = {
  citation: "Ohio Rev. Code 3796.221",
  url: "https://codes.ohio.gov/ohio-revised-code/section-3796.221",
  checkedOn: "2026-11-25",
  basis: "several",
};

export const GIFTS: Source = { ...RIGHTS_OF_ADULTS, basis: "one" };

export const HOME_GROW: Source = {
  citation: "Ohio Rev. Code 3796.04",
  url: "https://codes.ohio.gov/ohio-revised-code/section-3796.04",
  checkedOn: "2026-11-25",
  basis: "several",
};

export const PATIENTS_GROW: Source = { ...HOME_GROW, basis: "one" };

export const CARRYING = {
  citation: "Ohio Rev. Code ch. 3796",
  url: "https://codes.ohio.gov/ohio-revised-code/chapter-3796",
  checkedOn: "2026-11-25",
  basis: "several",
} as const satisfies Source;

export const DAYS_SUPPLY: Source = {
  citation: "Ohio Adm. Code 3796:8-2-04",
  url: "https://codes.ohio.gov/ohio-administrative-code/rule-3796:8-2-04",
  checkedOn: "2026-08",
  basis: "several",
};

export const TIERS: Source = {
  citation: "Ohio Adm. Code 3796:8-1-01",
  url: "https://codes.ohio.gov/ohio-administrative-code/rule-3796:8-1-01",
  checkedOn: "2026-08",
  basis: "several",
};

export const FILL_PERIODS: Source = {
  citation: "Ohio Medical Marijuana Control Program, days’ supply guidance of 2020",
  url: "https://medicalmarijuana.ohio.gov/90daysupply",
  checkedOn: "2026-08",
  basis: "several",
};

export const SUPPLY_SURVEY: Source = {
  citation: "The state’s survey on rounding days",
  url: "https://www.surveymonkey.com/r/RM793SS",
  checkedOn: "2026-08",
  basis: "one",
};

export const LIMITS_OF_2025: Source = {
  citation: "weedman.ai on the division’s notice of June 2025",
  url: "https://weedman.ai/cs/novinky/narizeni/2025/06/09/ohio-doubles-non-medical-cannabis-flower-purchase-limit",
  checkedOn: "2026-08",
  basis: "several",
};

export const ATTORNEY_ON_BOTH: Source = {
  citation: "WCMH, at 420intel.com",
  url: "https://420intel.com/blog/double-the-green-more-nonmedical-weed-in-ohio",
  checkedOn: "2026-08",
  basis: "one",
};

export const OPENING_LIMITS: Source = {
  citation: "Cincinnati Enquirer, at emeatribune.com",
  url: null,
  checkedOn: "2026-08",
  basis: "one",
};

export const ISSUE_2: Source = {
  citation: "uzio.com on Issue 2",
  url: "https://uzio.com/ohio-cannabis-laws",
  checkedOn: "2026-08",
  basis: "several",
};

export const REFERENDUM: Source = {
  citation: "clevescene.com on the petition",
  url: "https://www.clevescene.com/?p=324432",
  checkedOn: "2026-11-25",
  basis: "unsettled",
};

export const SENATE_BILL_56: Source = {
  citation: "Ohio Rev. Code ch. 3796, after Senate Bill 56",
  url: "https://codes.ohio.gov/ohio-revised-code/chapter-3796",
  checkedOn: "2026-11-25",
  basis: "several",
};

export const NINE_OUNCES: Source = {
  citation: "ganjapreneur.com on the proposal",
  url: null,
  checkedOn: "2026-08",
  basis: "unsettled",
};

export const DAYS_ENDED: Source = {
  citation: "The division’s page on product supply, as cited on July 14, 2026",
  url: null,
  checkedOn: "2026-11-25",
  basis: "one",
};

export const IN_A_CAR: Source = {
  citation: "Ohio Rev. Code 3796.062 and 3796.06, by a police guide of 2026",
  url: "https://codes.ohio.gov/ohio-revised-code/section-3796.062",
  checkedOn: "2026-11-25",
  basis: "several",
};

export const THC_CAPS: Source = {
  citation: "Two publications on Senate Bill 56’s caps (OCJ, rnbcincy.com)",
  url: null,
  checkedOn: "2026-11-25",
  basis: "several",
};

export const STORES_AT_MOST: Source = {
  citation: "Ohio Rev. Code 3796.05",
  url: "https://codes.ohio.gov/ohio-revised-code/section-3796.05",
  checkedOn: "2026-11-25",
  basis: "official",
};

export const SMOKING: Source = {
  citation: "Ohio Rev. Code 3796.06(C)(1), as quoted in House Bill 631",
  url: "https://codes.ohio.gov/ohio-revised-code/section-3796.06",
  checkedOn: "2026-11-25",
  basis: "one",
};

export const FEDERAL_SCHEDULE: Source = {
  citation: "Attorney General’s Order 6754-2026, 91 FR 22714",
  url: null,
  checkedOn: "2026-11-25",
  basis: "several",
};

export const HEMP: Source = {
  citation: "Public Law 119-37, section 781, and Senate Bill 56 on hemp products",
  url: null,
  checkedOn: "2026-11-25",
  basis: "several",
};
