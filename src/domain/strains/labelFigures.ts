import type { Offer } from "../offers/offers.ts";
import { spelling } from "./spelledNames.ts";

/**
 * What a label without a figure for a terpene calls it; `null` where it does not name it, and where it has a figure.
 *
 * @param spellings of the terpene, by `spellingsOf`
 */
export function nameWithoutFigure(
  label: Offer["terpenes"],
  spellings: ReadonlySet<string>,
): string | null {
  const its = Object.entries(label ?? {}).filter(([printedAs]) =>
    spellings.has(spelling(printedAs)),
  );
  return its.every(([, share]) => share === null) ? (its[0]?.[0] ?? null) : null;
}

/** What a label says of a terpene. */
export interface Figure {
  /** Percent by weight. */
  share: number;
  printedAs: string;
}

/**
 * What a label says of a terpene: the largest figure, because a sum stands beside its parts.
 *
 * @param spellings of the terpene, by `spellingsOf`
 */
export function figureOf(label: Offer["terpenes"], spellings: ReadonlySet<string>): Figure | null {
  let figure: Figure | null = null;
  for (const [printedAs, share] of Object.entries(label ?? {})) {
    if (share === null || share === 0 || !spellings.has(spelling(printedAs))) continue;
    if (figure === null || share > figure.share) figure = { share, printedAs };
  }
  return figure;
}
