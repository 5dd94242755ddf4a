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
  if (what === null) return `${sectionsText(rule)}${size}${where}`;
  return `${what}${brand}${size}${where}`;
}

/** What a rule waits for, in the middle of a sentence. */
const WAITS_FOR: Readonly<Record<RuleDraft["kind"], string>> = {
  deal: "real deals",
  restock: "back in stock",
  new_at_store: "new at this store",
  price: "any price",
};

/** What it waits for, and its conditions, apart from what the title says: `any price up to $30.00 · Central`. */
export function ruleConditions(rule: RuleDraft): string {
  const named = rule.product ?? rule.strain ?? rule.brand;
  const most = [
    rule.maxCents === null ? null : formatCents(rule.maxCents),
    rule.maxUnit === null ? null : formatShortUnitPrice(rule.maxUnit),
  ].filter((each) => each !== null);
  const parts = [
    most.length === 0
      ? WAITS_FOR[rule.kind]
      : `${WAITS_FOR[rule.kind]} up to ${most.join(" and ")}`,
    named !== null && rule.sections.length > 0 ? sectionsText(rule) : null,
    rule.regions.length > 0 ? rule.regions.join(", ") : `All of ${SITE.state}`,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

/** What has been saved, in a receipt: `Blue Dream at or under $30.00`. */
export function savedWords(rule: RuleDraft): string {
  const { kind, maxCents, maxUnit, regions } = rule;
  if (kind !== "price" || maxCents === null || maxUnit !== null)
    return `${ruleTitle(rule)}, ${ruleConditions(rule)}`;
  const where = regions.length === 0 ? "" : ` · ${regions.join(", ")}`;
  return `${ruleTitle(rule)} at or under ${formatCents(maxCents)}${where}`;
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
  if (own !== other || waitsLike(rule) !== waitsLike(draft)) return false;
  // One about every size rings for the size that is asked for, too; the bell of a strain is about all its sizes.
  const isAnySize = rule.size === null || (draft.strain !== null && draft.size === null);
  if (!isAnySize && rule.size?.key !== draft.size?.key) return false;
  return own !== NOTHING || conditionsOf(rule) === conditionsOf(draft);
}

/** A deal and a price are one wait for what costs less. */
const waitsLike = ({ kind }: RuleDraft) => (kind === "price" ? "deal" : kind);

const subjectOf = ({ product, strain, store, brand }: RuleDraft) =>
  JSON.stringify([product?.code, strain?.slug, store?.slug, brand]);

const NOTHING = subjectOf(ANY_DEAL);

const conditionsOf = ({ regions, sections, maxCents }: RuleDraft) =>
  JSON.stringify([regions.toSorted(), sections.toSorted(), maxCents]);
