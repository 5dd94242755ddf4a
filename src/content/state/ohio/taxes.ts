import { taxAreaId, type TaxArea } from "#domain/prices/taxes.ts";
import type { ExciseFact, StateTaxes } from "../state.ts";

/**
 * Ohio's taxes on cannabis as dated facts. The table of counties is a starting point, not an authority: the operator
 * replaces it by the state's own rate file (`npm run import -- FILE`). What is not certain is said to be so.
 */

/** The day on which the table was put together: as it stood in the quarter that began on October 1, 2026. */
export const TAX_TABLE_AS_OF = "2026-11-25";

/** The excise on adult-use cannabis; patients and caregivers do not pay it. */
export const EXCISE: ExciseFact = {
  percent: "10.00",
  effectiveFrom: "2026-03-20",
  source: {
    citation: "Ohio Revised Code 3796.40: 10 percent of the price, in addition to the sales tax",
    url: "https://codes.ohio.gov/ohio-revised-code/section-3796.40",
    checkedOn: "2026-11-25",
    basis: "official",
  },
};

/**
 * Whether one tax is added on top of the other. A reading: the excise is laid on the consumer, and what is laid on
 * another than the consumer is part of the price. No text of the state was found that says so in one sentence, and if
 * it were compounded, at most 0.83 % of the price would be added. To change it, change this line.
 */
export const COMPOUNDING: StateTaxes["COMPOUNDING"] = {
  rule: "additive",
  source: {
    citation: "Reading of ORC 3796.40(C) with the Department of Taxation’s release ST 1995-05",
    url: "https://codes.ohio.gov/ohio-revised-code/section-3796.40",
    checkedOn: "2026-11-25",
    basis: "unsettled",
  },
};

/** The state's sales tax. */
const STATE_PERCENT = "5.75";

/** Where the rows come from: Ohio's rate files as public repositories had loaded them, and the Department of Taxation. */
const FILES_AND_MAP = "OHR2026Q1NOV28; OHR2026Q4SEP17; ODT map 2024-07";
const BOTH_FILES = "OHR2026Q1NOV28; OHR2026Q4SEP17";
const FILE_AND_MAP = "OHR2026Q1NOV28; ODT map 2024-07";
const BULLETIN_2025 = "OHR2026Q1NOV28; ODT bulletin for 2025-04-01";
const NOTICE_2022 = "OHR2026Q1NOV28; notice for 2022-04-01 via Avalara";
const FINDER = "OHR2026Q4SEP17; Finder county/ZIP report 2026-10; the county’s share is computed";

/** What `ODT` stands for. */
export const TAX_AUTHORITY = { code: "ODT", name: "the Department of Taxation" };

/** `on` a day that a notice or a rate file names, or `by` a day on which it held already. */
type Begin = `${"on" | "by"} ${string}`;

type Row = readonly [
  county: string,
  part: string | null,
  countyPercent: string,
  transitPercent: string,
  begin: Begin,
  source: string,
];

const ROWS: readonly Row[] = [
  ["Adams", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Allen", null, "1.00", "0.10", "on 2019-10-01", FILES_AND_MAP],
  ["Ashland", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Ashtabula", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Athens", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Auglaize", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Belmont", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Brown", null, "1.25", "0.00", "on 2025-10-01", BOTH_FILES],
  ["Butler", null, "0.75", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Carroll", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Champaign", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Clark", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Clermont", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Clinton", null, "1.50", "0.00", "on 2019-10-01", FILES_AND_MAP],
  ["Columbiana", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Coshocton", null, "2.00", "0.00", "on 2022-04-01", FILES_AND_MAP],
  ["Crawford", null, "1.50", "0.00", "on 2019-10-01", FILES_AND_MAP],
  ["Cuyahoga", null, "1.25", "1.00", "by 2022-01-01", FILES_AND_MAP],
  ["Darke", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Defiance", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Delaware", "rest of county", "1.25", "0.00", "by 2022-01-01", FILE_AND_MAP],
  [
    "Delaware",
    "COTA: Columbus, Dublin, Westerville",
    "1.25",
    "1.00",
    "on 2025-04-01",
    BULLETIN_2025,
  ],
  ["Erie", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Fairfield", "rest of county", "1.00", "0.00", "by 2022-01-01", FILE_AND_MAP],
  ["Fairfield", "COTA: Columbus, Reynoldsburg", "1.00", "1.00", "on 2025-04-01", BULLETIN_2025],
  ["Fayette", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Franklin", null, "1.25", "1.00", "on 2025-04-01", BOTH_FILES],
  ["Fulton", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Gallia", null, "1.50", "0.00", "on 2019-04-01", FILES_AND_MAP],
  ["Geauga", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Greene", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Guernsey", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Hamilton", null, "1.25", "0.80", "by 2022-01-01", FILES_AND_MAP],
  ["Hancock", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Hardin", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Harrison", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Henry", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Highland", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Hocking", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Holmes", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Huron", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Jackson", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Jefferson", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Knox", null, "1.50", "0.00", "on 2023-10-01", FILES_AND_MAP],
  ["Lake", null, "1.00", "0.50", "on 2025-07-01", BOTH_FILES],
  ["Lawrence", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Licking", "rest of county", "1.50", "0.00", "by 2022-01-01", FILE_AND_MAP],
  ["Licking", "COTA: Reynoldsburg", "1.50", "1.00", "on 2025-04-01", BULLETIN_2025],
  ["Logan", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Lorain", null, "0.75", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Lucas", null, "1.50", "0.50", "on 2022-04-01", FILES_AND_MAP],
  ["Madison", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Mahoning", null, "1.50", "0.25", "on 2022-04-01", FILES_AND_MAP],
  ["Marion", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Medina", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Meigs", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Mercer", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Miami", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Monroe", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Montgomery", null, "1.25", "0.50", "on 2018-10-01", FILES_AND_MAP],
  ["Morgan", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Morrow", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Muskingum", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Noble", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Ottawa", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Paulding", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Perry", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Pickaway", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Pike", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Portage", null, "1.00", "0.25", "by 2022-01-01", FILES_AND_MAP],
  ["Preble", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Putnam", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Richland", null, "1.25", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Ross", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Sandusky", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Scioto", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Seneca", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Shelby", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Stark", null, "0.50", "0.25", "by 2022-01-01", FILES_AND_MAP],
  ["Summit", null, "0.50", "0.50", "by 2022-01-01", FILES_AND_MAP],
  ["Trumbull", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Tuscarawas", null, "1.00", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Union", "rest of county", "1.25", "0.00", "by 2022-01-01", FILE_AND_MAP],
  ["Union", "COTA: Dublin", "1.25", "1.00", "on 2025-04-01", BULLETIN_2025],
  ["Van Wert", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Vinton", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Warren", null, "1.50", "0.00", "on 2026-10-01", FINDER],
  ["Washington", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Wayne", null, "0.75", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Williams", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
  ["Wood", "rest of county", "1.00", "0.00", "by 2022-01-01", FILE_AND_MAP],
  ["Wood", "TARTA: Rossford", "1.00", "0.50", "on 2022-04-01", NOTICE_2022],
  ["Wyandot", null, "1.50", "0.00", "by 2022-01-01", FILES_AND_MAP],
];

/** The shipped table, 88 counties of which five are divided. */
export const TAX_AREAS: readonly TaxArea[] = ROWS.map(
  ([county, part, countyPercent, transitPercent, begin, source]) => ({
    id: taxAreaId(county, part),
    county,
    part,
    statePercent: STATE_PERCENT,
    countyPercent,
    transitPercent,
    effectiveFrom: begin.slice("on ".length),
    source: begin.startsWith("by") ? `${source}; in force on that day or before` : source,
  }),
);

/** The state's number in federal files. */
export const STATE_FIPS = "39";

/** Districts of the rate file that are parts of a county. All others have the county's number, 01 to 88, and `000`. */
export const PART_OF_DISTRICT: Readonly<Record<string, string>> = {
  "87100": "wood-tarta",
  "93000": "fairfield-cota",
  "94000": "licking-cota",
  "96000": "delaware-cota",
  "98000": "union-cota",
};

/** Types of jurisdictions that the rate file has of the state: no city of it has a sales tax of its own. */
export const SST_KINDS: StateTaxes["SST_KINDS"] = {
  "45": { kind: "state", digits: 2, highest: 10_000 },
  "00": { kind: "county", digits: 3, highest: 3_000 },
  "63": { kind: "district", digits: 5, highest: 3_000 },
};

/** The transit district of an undivided county, by its place in the alphabet: `25000` of the 25th. */
export const districtOfCounty = (place: number): string => `${String(place).padStart(2, "0")}000`;
