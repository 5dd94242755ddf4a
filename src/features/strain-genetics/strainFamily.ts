import { STRAINS } from "#content/strains.ts";
import { familyOf } from "#domain/lineage.ts";

/** All strains of the site, with their relatives. */
export const FAMILY = familyOf(STRAINS);
