/** Finds a price by all its words, of which “about” stands in an element of its own. */
export const priceText =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.textContent === text &&
    [...element.children].every((part) => part.textContent !== text);
