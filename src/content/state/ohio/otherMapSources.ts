import type { Source } from "#domain/text/source.ts";

/** Where the statements of the other maps come from. */

export const LICENSES_OF_2024 = {
  citation: "Cannabis Business Times on the licenses of July 2024",
  url: "https://www.cannabisbusinesstimes.com/us-states/ohio/news/15686553/ohio-issues-15-more-licenses-for-adult-use-market",
  checkedOn: "2026-11",
  basis: "several",
} as const satisfies Source;

export const TWO_LEVELS: Source = {
  citation: "Crain’s Cleveland Business on the first large licenses",
  url: "https://www.crainscleveland.com/article/20171130/news/144051/state-awards-licenses-large-level-i-marijuana-cultivators-including-six",
  checkedOn: "2026-11",
  basis: "several",
};

export const LABORATORY_LAW: Source = {
  citation: "Ohio Rev. Code 3796.21, as of 2025",
  url: "https://law.justia.com/codes/ohio/title-37/chapter-3796/section-3796-21/",
  checkedOn: "2026-11",
  basis: "several",
};

export const SOIL_TESTS: Source = {
  citation: "Ohio State University Extension, Lucas County, on soil tests",
  url: "https://lucas.osu.edu/news/tis-season-soil-testing",
  checkedOn: "2026-11",
  basis: "several",
};

export const SHOP_NEAR_CINCINNATI: Source = {
  citation: "WCPO on a shop in Finneytown, December 2023",
  url: "https://www.wcpo.com/news/state/state-ohio/hydroponics-shop-fielding-more-inquires-about-how-to-grow-marijuana-at-home",
  checkedOn: "2026-11",
  basis: "one",
};

export const FROM_MICHIGAN: Source = {
  citation: "420portal.com on Ohio’s reminder of November 2025",
  url: "https://420portal.com/marijuana-news/ohio-warns-residents-marijuana-legally-bought-in-michigan-may-violate-state-law",
  checkedOn: "2026-11",
  basis: "several",
};

export const MICHIGAN_LAW: Source = {
  citation: "norml.org on Michigan",
  url: "https://norml.org/michigan-legalization/",
  checkedOn: "2026-11",
  basis: "several",
};

export const PENNSYLVANIA_CARDS: Source = {
  citation: "legalclarity.org on cards of other states",
  url: "https://legalclarity.org/does-pa-accept-out-of-state-medical-cards",
  checkedOn: "2026-11",
  basis: "several",
};

export const WEST_VIRGINIA_CARDS: Source = {
  citation: "The state’s release of January 2021, at einpresswire.com",
  url: "https://www.einpresswire.com/article/535166356/medical-cannabis-dispensary-permits-announced-patient-registration-available-next-week",
  checkedOn: "2026-11",
  basis: "several",
};

export const ACROSS_THE_RIVER: Source = {
  citation: "WSAZ on Ohio’s law beyond the river, November 2023",
  url: "https://www.wsaz.com/2023/11/08/issue-2-marijuana-law-impact-ohio-border-states/",
  checkedOn: "2026-11",
  basis: "several",
};

export const KENTUCKY_CARDS: Source = {
  citation: "915 Ky. Admin. Regs. 2:010",
  url: "https://apps.legislature.ky.gov/law/kar/titles/915/002/010/",
  checkedOn: "2026-11",
  basis: "official",
};

export const KENTUCKY_GOVERNOR: Source = {
  citation: "LEX 18, quoting the governor, August 2024",
  url: "https://www.lex18.com/news/covering-kentucky/is-ohio-complicating-kentuckys-medical-marijuana-plan",
  checkedOn: "2026-11",
  basis: "several",
};

export const INDIANA_LAW: Source = {
  citation: "avnetlaw.com on possession in Indiana, January 2024",
  url: "https://avnetlaw.com/2024/01/28/possession-of-marijuana-in-indiana-understanding-the-laws/",
  checkedOn: "2026-11",
  basis: "several",
};
