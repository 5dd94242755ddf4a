import {
  countsTowards,
  type Assessment,
  type BasketItem,
  type Uncounted,
} from "#domain/limits/limits.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { gramsText, thcText } from "./limitsText.ts";

/** What an item is and what of it counts: `2.83 g · 680 mg THC`. */
export function itemFacts({ form, netMg, thcMg }: BasketItem): string {
  const weight = netMg === null ? null : gramsText(netMg);
  const thc = thcMg === null ? null : thcText(thcMg);
  const facts = countsTowards(form) === "plant" ? [weight, thc] : [thc, weight];
  return facts.filter((fact) => fact !== null).join(" · ") || "no amount on file";
}

export const missingText = ({ missing }: Uncounted) => `not counted: ${MISSING[missing]}`;

const MISSING: Readonly<Record<Uncounted["missing"], string>> = {
  weight: "no weight on file",
  thc: "no THC on file",
  rule: "the rule names no amount for it",
};

/** The basket to be shared: what is in it, and not who is buying or against which limit. */
export function sharedText(basket: readonly BasketItem[], { plant, thc }: Assessment): string {
  const lines = basket.map(
    ({ quantity, name, form }) => `${String(quantity)} × ${name} (${CATEGORY_TITLES[form]})`,
  );
  return [
    ...lines,
    `Flower and pre-rolls: ${gramsText(plant.used)}`,
    `Other products: ${thcText(thc.used)}`,
    "Not legal advice.",
  ].join("\n");
}
