import type { Terpene } from "./terpene.ts";
import { MONOTERPENES } from "./terpenesMono.ts";
import { MONOTERPENOIDS } from "./terpenesOxygen.ts";
import { SESQUITERPENES } from "./terpenesSesqui.ts";

/** Chemists look under the name itself, and then at the letter before it. */
const bareSlug = ({ slug }: Terpene) => slug.replace(/^(alpha|beta|gamma|p)-/, "");

/** Every terpene of the terpene pages, by name. */
export const TERPENES: readonly Terpene[] = [
  ...MONOTERPENES,
  ...MONOTERPENOIDS,
  ...SESQUITERPENES,
].sort(
  (a, b) => bareSlug(a).localeCompare(bareSlug(b), "en") || a.slug.localeCompare(b.slug, "en"),
);
