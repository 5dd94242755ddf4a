import { familyOf } from "#domain/strains/lineage.ts";
import { STRAINS } from "./strains.ts";

/** All strains of the site, with their relatives. */
export const FAMILY = familyOf(STRAINS);
