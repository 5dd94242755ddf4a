import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { SECTIONS } from "#domain/menus/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import type { alertRules } from "../../db/schema/alerts.ts";

type RuleRow = typeof alertRules.$inferSelect;

/** What a rule says, as columns. Lists are in their usual order, so that equal rules are equal. */
export function ruleColumns(rule: AlertRule) {
  return {
    regions: REGIONS.filter((region) => rule.regions.includes(region)),
    sections: SECTIONS.filter((section) => rule.sections.includes(section)),
    strainSlug: rule.strain?.slug ?? null,
    strainName: rule.strain?.name ?? null,
    brand: rule.brand,
    productCode: rule.product?.code ?? null,
    productName: rule.product?.name ?? null,
    storeSlug: rule.store?.slug ?? null,
    storeName: rule.store?.name ?? null,
    maxCents: rule.maxCents,
    maxUnitCents: rule.maxUnit?.cents ?? null,
    maxUnit: rule.maxUnit?.unit ?? null,
  };
}

/** A rule as it was stored by {@link ruleColumns}. */
export function toRule(row: Omit<RuleRow, "deviceId" | "uid" | "createdAt">): AlertRule {
  const { id, regions, sections, brand, maxCents, maxUnit, maxUnitCents } = row;
  return {
    id,
    regions,
    sections,
    strain: pair(row.strainSlug, row.strainName, (slug, name) => ({ slug, name })),
    brand,
    product: pair(row.productCode, row.productName, (code, name) => ({ code, name })),
    store: pair(row.storeSlug, row.storeName, (slug, name) => ({ slug, name })),
    maxCents,
    maxUnit: pair(maxUnitCents, maxUnit, (cents, unit) => ({ cents, unit })),
  };
}

/** What a stored rule asks for, as one text; two rules that ask for the same have the same. */
export function ruleSense(row: Omit<RuleRow, "deviceId" | "uid" | "createdAt">): string {
  const { id: _, ...sense } = toRule(row);
  return JSON.stringify(sense);
}

function pair<First, Second, Both>(
  first: First | null,
  second: Second | null,
  both: (first: First, second: Second) => Both,
): Both | null {
  return first === null || second === null ? null : both(first, second);
}
