/** Words as they begin a line: their first letter large, and the others as they are. */
export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** The same within a line. */
export const decapitalized = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1);
