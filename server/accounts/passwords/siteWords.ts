/** What anybody tries first at this site in particular. */
const SITE_WORDS = [
  "ohio",
  "buckeye",
  "cannabis",
  "community",
  "dispensary",
  "marijuana",
  "weed",
  "password",
];

/** "Ohio2026!" has five; that many are tried out. */
const FEWEST_OTHERS = 6;

/**
 * Whether a password is made of words of this site and little else, ignoring case. Such a word
 * counts for nothing; at least six other characters have to stand beside it.
 */
export function isOfSiteWords(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const others = SITE_WORDS.reduce((rest, word) => rest.replaceAll(word, ""), text);
  return others !== text && Array.from(others).length < FEWEST_OTHERS;
}
