import { STRAINS } from "#content/strains/strains.ts";
import { familyOf } from "#domain/strains/lineage.ts";

/** All strains of the site, with their relatives. */
export const FAMILY = familyOf(STRAINS);
