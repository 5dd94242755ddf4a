import { capitalized } from "#domain/text/capitalized.ts";
import type { Terpene } from "./terpene.ts";

/** A terpene in one line: "Monoterpene. Smell: citrus, fresh." */
export const terpeneSummary = ({ family, aroma }: Terpene): string =>
  `${capitalized(family)}. Smell: ${aroma.join(", ")}.`;
