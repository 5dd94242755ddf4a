/**
 * The engines' own words for a request that got no answer, for a part of the page that did not come,
 * and for a file that the worker was about to answer when the page was left. Firefox has the last of
 * these without an address, too: of an answer that broke off, which is the worker's.
 */
const WORDS =
  /CONSOLE NETWORK ERROR|NetworkError when attempting to fetch|error loading dynamically imported module|Failed to load ‘[^’]+’\. A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Whether an error in an engine's console is the network's, or of a page that was left, and not the site's. */
export const isOfNetwork = (error: string): boolean => WORDS.test(error);
