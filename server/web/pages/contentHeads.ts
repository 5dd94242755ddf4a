import { summaryText } from "#content/strains/strainSummary.ts";
import type { Strain } from "#content/strains/strain.ts";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { terpeneSummary } from "#content/terpenes/terpeneSummary.ts";
import { strainPath } from "#domain/site/paths.ts";
import { documentTitle } from "#domain/site/site.ts";
import type { PageHead } from "./pageHead.ts";
import { terpenePath } from "./addresses.ts";

/** What is reported of a strain. */
export const strainHead = (strain: Strain): PageHead => ({
  title: documentTitle(strain.name),
  heading: `${strain.name}: strain genetics`,
  description: `${summaryText(strain)} Its family tree, and which stores have one. Reported, not proven.`,
  address: strainPath(strain.slug),
  data: null,
});

/** What a chemist and a label say of a terpene. */
export const terpeneHead = (terpene: Terpene): PageHead => ({
  title: documentTitle(terpene.name),
  heading: terpene.name,
  description: `${terpeneSummary(terpene)} ${terpene.formula}. Products and strains with the most of it. What it is, not what it does.`,
  address: terpenePath(terpene.slug),
  data: null,
});
