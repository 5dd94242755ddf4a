import { SITE } from "../site/site.ts";

/** A text in characters as a reader counts them: an emoji of seven code points is one. */
export function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter(SITE.locale, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first character, in capitals, to stand for a name. */
export function initialOf(name: string): string {
  return (graphemes(name)[0] ?? "").toUpperCase();
}
