import type { Offer } from "../offers/offers.ts";
import { spelling } from "./spelledNames.ts";

/** A terpene that reaches less of the largest than this, on the mean of all labels, is chance. */
const LEAST = 12;

/**
 * What the labels of a strain have in common. Each label counts alike, whether of flower or of an extract with ten
 * times as much: so shares are parts of a label's own largest.
 *
 * @returns percent of the largest by terpene, largest first; `null` when no label has a figure
 */
export function typicalTerpenes(
  labels: readonly Offer["terpenes"][],
): Record<string, number> | null {
  const sums = new Map<string, number>();
  for (const label of labels) {
    const figures = Object.entries(label ?? {}).map(([printedAs, share]) => ({
      name: spelling(printedAs),
      share: share ?? 0,
    }));
    const largest = Math.max(0, ...figures.map(({ share }) => share));
    if (largest === 0) continue;
    for (const { name, share } of figures) sums.set(name, (sums.get(name) ?? 0) + share / largest);
  }
  const largest = Math.max(0, ...sums.values());
  const typical = [...sums]
    .map(([name, sum]) => ({ name, percent: Math.round((100 * sum) / largest) }))
    .filter(({ percent }) => percent >= LEAST)
    .sort((a, b) => b.percent - a.percent || (a.name < b.name ? -1 : 1));
  return typical.length === 0
    ? null
    : Object.fromEntries(typical.map(({ name, percent }) => [name, percent]));
}
