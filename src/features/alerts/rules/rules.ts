import { SITE } from "#domain/site/site.ts";
import { ANY_DEAL, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";

/** What a rule is about in a few words: `Blue Dream at Bliss, Kent`. */
export function ruleTitle(rule: RuleDraft): string {
  const any = rule.kind === "deal" ? "Every deal" : "Everything";
  return `${thingsText(rule) ?? any}${detailsText(rule)}`;
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
  const parts = [
    `${WAITS_FOR[rule.kind]}${limitText(rule)}`,
    namedThing(rule) === null ? null : sectionsText(rule),
    rule.regions.length > 0 ? rule.regions.join(", ") : `All of ${SITE.state}`,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

/** What has been saved, in a sentence: `Blue Dream at or under $30.00`, `every real deal on Flower in Central`. */
export function savedWords(rule: RuleDraft): string {
  const { kind, maxCents, maxUnit, regions, store } = rule;
  if (kind === "deal") {
    const things = thingsText(rule);
    const sections = namedThing(rule) === null ? null : sectionsText(rule);
    const where = regions.length > 0 ? regions.join(" and ") : SITE.state;
    return [
      `every real deal${things === null ? "" : ` on ${things}`}${detailsText(rule)}${limitText(rule)}`,
      sections === null ? "" : ` (${sections})`,
      // A store says where it is.
      store !== null && regions.length === 0 ? "" : ` in ${where}`,
    ].join("");
  }
  if (kind !== "price" || maxCents === null || maxUnit !== null)
    return `${ruleTitle(rule)}, ${ruleConditions(rule)}`;
  const where = regions.length === 0 ? "" : ` · ${regions.join(", ")}`;
  return `${ruleTitle(rule)} at or under ${formatCents(maxCents)}${where}`;
}

/** What a rule names, else its sections; `null`: it is about everything. */
const thingsText = (rule: RuleDraft): string | null => namedThing(rule) ?? sectionsText(rule);

const namedThing = ({ product, strain, brand }: RuleDraft): string | null =>
  product?.name ?? strain?.name ?? brand;

/** Its size, brand and store, behind what it is about. */
function detailsText(rule: RuleDraft): string {
  const what = namedThing(rule);
  const size = rule.size === null ? "" : `, ${rule.size.name}`;
  const brand = rule.brand !== null && rule.brand !== what ? ` by ${rule.brand}` : "";
  const where = rule.store === null ? "" : ` at ${rule.store.name}`;
  return `${brand}${size}${where}`;
}

function limitText({ maxCents, maxUnit }: RuleDraft): string {
  const most = [
    maxCents === null ? null : formatCents(maxCents),
    maxUnit === null ? null : formatShortUnitPrice(maxUnit),
  ].filter((each) => each !== null);
  return most.length === 0 ? "" : ` up to ${most.join(" and ")}`;
}

const sectionsText = ({ sections }: RuleDraft): string | null =>
  sections.length === 0 ? null : sections.map((section) => SECTION_TITLES[section]).join(", ");

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
