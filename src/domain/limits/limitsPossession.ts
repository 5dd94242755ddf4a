import type { Source } from "../text/source.ts";
import {
  MG_PER_OUNCE,
  measureWeight,
  sumMg,
  type BasketItem,
  type Measure,
  type Uncounted,
} from "./limits.ts";

/** What an adult may have on them: weights, not amounts of THC, and never one turned into the other. */
export interface PossessionRule {
  /** Any form but extract, in ounces. */
  plantOz: number;
  /** Extract, in grams. */
  extractG: number;
  source: Source;
}

export interface PossessionAssessment {
  /** Flower and pre-rolls, in milligrams. */
  plant: Measure;
  /** Vapes and extracts by their net weight, in milligrams. */
  extract: Measure;
  /** Weight unknown, or forms for which no published source says by which weight they count. */
  uncounted: readonly Uncounted[];
}

/** The weights of a basket against the possession limit. Vape oil counts as extract, which is our reading. */
export function assessPossession(
  items: readonly BasketItem[],
  rule: Pick<PossessionRule, "plantOz" | "extractG">,
): PossessionAssessment {
  const uncounted: Uncounted[] = [];
  const plant: { mg: number; quantity: number }[] = [];
  const extract: { mg: number; quantity: number }[] = [];
  for (const item of items) {
    const { form, netMg, quantity } = item;
    const isPlant = form === "flower" || form === "preroll";
    const isExtract = form === "vape" || form === "extract";
    if (!isPlant && !isExtract) uncounted.push({ item, missing: "rule" });
    else if (netMg === null) uncounted.push({ item, missing: "weight" });
    else (isPlant ? plant : extract).push({ mg: netMg, quantity });
  }
  return {
    plant: measureWeight(sumMg(plant), rule.plantOz * MG_PER_OUNCE),
    extract: measureWeight(sumMg(extract), rule.extractG * 1_000),
    uncounted,
  };
}
