import * as v from "valibot";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { SECTIONS } from "#domain/offers/categories.ts";

/** An amount of money as people type it: `$24.50`, `24,5`, or nothing. */
const Dollars = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[$\s]/g, "").replace(",", ".")),
  v.regex(/^(?:\d{1,5}(?:\.\d{0,2})?)?$/, "Write an amount such as 24.50, or leave it empty."),
  v.transform((text) => (text === "" ? null : Math.round(Number(text) * 100))),
  v.nullable(v.pipe(v.number(), v.minValue(1, "The amount must be above zero."))),
);

/** @returns cents; `null` of nothing and of what is no amount */
export function readAmount(text: string): number | null {
  const read = v.safeParse(Dollars, text);
  return read.success ? read.output : null;
}

/** An amount as the form begins with it. */
export const dollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));

/** What the editor's form holds, texts as they were typed. */
const RuleFormSchema = v.object({
  regions: v.array(v.picklist(REGIONS)),
  sections: v.array(v.picklist(SECTIONS)),
  strain: v.pipe(v.string(), v.trim()),
  maxPrice: Dollars,
  maxUnitPrice: Dollars,
  unit: v.picklist(["g", "100mg"]),
});

/** Fields of the form in which something is wrong, with what. */
export type RuleFormErrors = Partial<Record<"maxPrice" | "maxUnitPrice", string>>;

/**
 * The conditions in a form.
 *
 * @returns the name of a strain as it was typed, empty for any, and the rule's own fields, or what is wrong with them
 */
export function readRuleForm(
  form: FormData,
):
  | { strain: string; conditions: Pick<RuleDraft, "regions" | "sections" | "maxCents" | "maxUnit"> }
  | { errors: RuleFormErrors } {
  const read = v.safeParse(RuleFormSchema, {
    regions: form.getAll("region"),
    // The choice of one section has one that is none: any.
    sections: form.getAll("section").filter((section) => section !== ""),
    // A form about one product has no field for its strain.
    strain: form.get("strain") ?? "",
    maxPrice: form.get("maxPrice"),
    maxUnitPrice: form.get("maxUnitPrice"),
    unit: form.get("unit"),
  });
  if (!read.success) {
    const { nested = {} } = v.flatten<typeof RuleFormSchema>(read.issues);
    const errors: RuleFormErrors = {};
    if (nested.maxPrice?.[0]) errors.maxPrice = nested.maxPrice[0];
    if (nested.maxUnitPrice?.[0]) errors.maxUnitPrice = nested.maxUnitPrice[0];
    return { errors };
  }
  const { strain, regions, sections, maxPrice, maxUnitPrice, unit } = read.output;
  return {
    strain,
    conditions: {
      regions,
      sections,
      maxCents: maxPrice,
      maxUnit: maxUnitPrice === null ? null : { cents: maxUnitPrice, unit },
    },
  };
}
