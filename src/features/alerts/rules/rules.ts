import { SITE } from "#domain/site/site.ts";
import { ANY_DEAL, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";

/** What a rule is about in a few words: `Blue Dream at Bliss, Kent`. */
export function ruleTitle(rule: RuleDraft): string {
  const what = rule.product?.name ?? rule.strain?.name ?? rule.brand;
  const size = rule.size === null ? "" : `, ${rule.size.name}`;
  const brand = rule.brand !== null && rule.brand !== what ? ` by ${rule.brand}` : "";
  const where = rule.store === null ? "" : ` at ${rule.store.name}`;
  if (what === null)
    return rule.store === null ? sectionsText(rule) : `${sectionsText(rule)}${where}`;
  return `${what}${brand}${size}${where}`;
}

/** What a rule waits for. */
export const RULE_KIND_TITLES: Readonly<Record<RuleDraft["kind"], string>> = {
  deal: "A sale or price cut",
  restock: "Back in stock",
  new_at_store: "New at this store",
};

/** Its conditions, apart from what the title says. */
export function ruleConditions(rule: RuleDraft): string {
  const named = rule.product ?? rule.strain ?? rule.brand;
  const parts = [
    rule.kind === "deal" ? null : RULE_KIND_TITLES[rule.kind].toLowerCase(),
    named !== null && rule.sections.length > 0 ? sectionsText(rule) : null,
    rule.regions.length > 0 ? rule.regions.join(", ") : `All of ${SITE.state}`,
    rule.maxCents === null ? null : `up to ${formatCents(rule.maxCents)}`,
    rule.maxUnit === null ? null : `up to ${formatShortUnitPrice(rule.maxUnit)}`,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

function sectionsText({ sections, kind }: RuleDraft): string {
  if (sections.length === 0) return kind === "deal" ? "Every deal" : "Everything";
  return sections.map((section) => SECTION_TITLES[section]).join(", ");
}

/**
 * Whether a rule is what a bell would ask for: about the same thing, whatever its conditions, or
 * of the same conditions when it is about nothing in particular.
 */
export function isAbout(rule: RuleDraft, about: Partial<RuleDraft>): boolean {
  const draft = { ...ANY_DEAL, ...about };
  const [own, other] = [subjectOf(rule), subjectOf(draft)];
  if (own !== other || rule.kind !== draft.kind) return false;
  // One about every size rings for the size that is asked for, too.
  if (rule.size !== null && rule.size.key !== draft.size?.key) return false;
  return own !== NOTHING || conditionsOf(rule) === conditionsOf(draft);
}

const subjectOf = ({ product, strain, store, brand }: RuleDraft) =>
  JSON.stringify([product?.code, strain?.slug, store?.slug, brand]);

const NOTHING = subjectOf(ANY_DEAL);

const conditionsOf = ({ regions, sections, maxCents }: RuleDraft) =>
  JSON.stringify([regions.toSorted(), sections.toSorted(), maxCents]);
