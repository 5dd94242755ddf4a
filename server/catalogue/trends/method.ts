import { ENOUGH } from "./weekFigures.ts";

const enough = String(ENOUGH);

/** How trends are computed, in sentences for visitors. */
export const METHOD = [
  "A week runs from Monday to Sunday, Eastern time.",
  "An offer counts in a week when its store's menu was seen with it that week; its price is what any visitor paid at the end of the week by what was last seen in it: a sale that was over by then does not count.",
  "One product and size at a store counts once, however often it was imported.",
  "Left out are offers for patients only, out of stock, or with a price too unlikely to be ranked.",
  "Flower, vapes and extracts are compared per gram, edibles per 100 mg of THC; where a label gives a range of potency, by its low end. Pre-rolls, tinctures and topicals are in none of the four.",
  `The median, and the band from the 25th to the 75th percentile, are given from ${enough} offers on.`,
  `The like-for-like change is the median change of what the same stores had in both weeks, from ${enough} such pairs on.`,
  "Offers are all that were seen in stock, of every category.",
  "A strain is new in the week in which it was first seen in the state, and gone in the week in which it has not been in stock anywhere for 28 days; a week in which no menu was seen has none. In the first week of the data all strains are new.",
  "The stores of a strain are those that had any product of it in stock that week.",
  "Prices are before tax.",
].join(" ");
