import type { Terpene } from "./terpene.ts";

/** A terpene in one line: "Monoterpene. Smell: citrus, fresh." */
export const terpeneSummary = ({ family, aroma }: Terpene): string =>
  `${family.charAt(0).toUpperCase()}${family.slice(1)}. Smell: ${aroma.join(", ")}.`;
