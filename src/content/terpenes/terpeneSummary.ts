import type { Terpene } from "./terpene.ts";

/** A terpene in one line, in plain words: "Smell: citrus, fresh." */
export const terpeneSummary = ({ aroma }: Terpene): string => `Smell: ${aroma.join(", ")}.`;
