import type { AlertRule } from "#domain/alertRules.ts";
import { SECTION_TITLES } from "#domain/categories.ts";
import { formatCents, formatShortUnitPrice } from "#domain/money.ts";

/** A rule before it has an id. */
export type RuleDraft = Omit<AlertRule, "id">;

/** A rule that every deal meets. */
export const ANY_DEAL: RuleDraft = {
  regions: [],
  sections: [],
  strain: null,
  brand: null,
  product: null,
  store: null,
  maxCents: null,
  maxUnit: null,
};

/** What a rule is about in a few words: `Blue Dream at Bliss, Kent`. */
export function ruleTitle(rule: RuleDraft): string {
  const what = rule.product?.name ?? rule.strain?.name ?? rule.brand;
  const brand = rule.brand !== null && rule.brand !== what ? ` by ${rule.brand}` : "";
  const where = rule.store === null ? "" : ` at ${rule.store.name}`;
  if (what === null)
    return rule.store === null ? sectionsText(rule) : `${sectionsText(rule)}${where}`;
  return `${what}${brand}${where}`;
}

/** Its conditions, apart from what the title says. */
export function ruleConditions(rule: RuleDraft): string {
  const named = rule.product ?? rule.strain ?? rule.brand;
  const parts = [
    named !== null && rule.sections.length > 0 ? sectionsText(rule) : null,
    rule.regions.length > 0 ? rule.regions.join(", ") : "All of Ohio",
    rule.maxCents === null ? null : `up to ${formatCents(rule.maxCents)}`,
    rule.maxUnit === null ? null : `up to ${formatShortUnitPrice(rule.maxUnit)}`,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

function sectionsText({ sections }: RuleDraft): string {
  if (sections.length === 0) return "Every deal";
  return sections.map((section) => SECTION_TITLES[section]).join(", ");
}

/** Whether two rules are about the same thing, so that its bell is the other's, too. */
export function isAbout(rule: RuleDraft, about: Partial<RuleDraft>): boolean {
  const draft = { ...ANY_DEAL, ...about };
  return (
    rule.product?.code === draft.product?.code &&
    rule.strain?.slug === draft.strain?.slug &&
    rule.store?.slug === draft.store?.slug &&
    rule.brand === draft.brand
  );
}
