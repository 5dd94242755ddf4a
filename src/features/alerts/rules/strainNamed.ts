import { STRAINS } from "#content/strains/strains.ts";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { slugify } from "#domain/text/slug.ts";

/**
 * The strain of a rule by its name as it was typed: one that has a page by any of its names, else
 * one as menus print it.
 *
 * @param before the strain of the rule until now, which stays while its name does
 */
export function strainNamed(typed: string, before: RuleDraft["strain"]): RuleDraft["strain"] {
  if (typed === before?.name) return before;
  const known = findNamed(STRAINS, typed);
  if (known !== null) return { slug: known.slug, name: known.name };
  const slug = slugify(typed);
  return slug === "" ? null : { slug, name: typed };
}
