import type { Terpene } from "./terpene.ts";
import { MONOTERPENES } from "./terpenesMono.ts";
import { MONOTERPENOIDS } from "./terpenesOxygen.ts";
import { SESQUITERPENES } from "./terpenesSesqui.ts";

/** Every terpene of the terpene pages, by its name as it is read: "Alpha-pinene" stands under A. */
export const TERPENES: readonly Terpene[] = [
  ...MONOTERPENES,
  ...MONOTERPENOIDS,
  ...SESQUITERPENES,
].sort((a, b) => a.name.localeCompare(b.name, "en"));
