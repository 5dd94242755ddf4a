/**
 * Lines in which it is noted what stands on the card of a kept store: apart from what makes them, as the landing page reads
 * them before anything of a menu is there.
 */

/** That a product is named on it. @param code of the product */
export const productLine = (slug: string, code: string): string => `${slug} ${PRODUCT}${code}`;

/** Whether a product is named on one of the cards. @param code of the product */
export const isNamedOnCard = (lines: readonly string[], code: string): boolean =>
  lines.some((line) => line.endsWith(` ${PRODUCT}${code}`));

/** Where other lines have a section. */
const PRODUCT = "product ";
