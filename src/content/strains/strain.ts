import type { MarketedType } from "#domain/offers/categories.ts";
import type { Pedigree } from "#domain/strains/lineage.ts";

/** A strain as the genetics pages and the import know it. Everything is as reported. */
export interface Strain extends Pedigree {
  aliases: readonly string[];
  /** What it is sold as, which says nothing about the plant. */
  marketedType: MarketedType | "unknown";
  relation: "landrace" | "heirloom" | "cross" | "selection" | "unknown";
  /** Who made it or where it comes from, as far as reported. */
  origin: string | null;
  /** What sources disagree about, where they say so themselves. */
  dispute: string | null;
  confidence: "high" | "medium" | "low";
  /** What a second list of strains has: the same, something else, the name only, nothing. */
  secondSource: "agrees" | "differs" | "listed" | "missing";
  note: string | null;
}

/** What most strains do not need said. */
const UNSAID = {
  aliases: [],
  parents: [],
  otherParents: [],
  origin: null,
  contested: false,
  dispute: null,
  secondSource: "agrees",
  note: null,
} as const;

type Said = Partial<Strain> & Omit<Strain, keyof typeof UNSAID>;

/** A strain from what there is to say of it. */
export const strain = (said: Said): Strain => ({ ...UNSAID, ...said });
