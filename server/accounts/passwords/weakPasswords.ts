import { SITE } from "#domain/site/site.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../project.ts";

/**
 * Marks of the 10,000 most common passwords of eight characters and more: the first 24 bits of
 * their SHA-256, in order, three bytes each. Made of the list of @zxcvbn-ts/language-common
 * 4.1.3 (MIT, its authors and Dropbox), which is in the order of their frequency in leaks.
 */
const MARKS = readFileSync(path.join(PROJECT, "server/accounts/passwords/commonPasswords.bin"));

const MARK_BYTES = 3;

/**
 * Whether a password is among those that attackers try first, ignoring case. One of 1,700 other
 * passwords is taken for one of them, too; the visitor then has to choose another.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const mark = createHash("sha256").update(text).digest().readUIntBE(0, MARK_BYTES);
  let [low, high] = [0, MARKS.length / MARK_BYTES];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = MARKS.readUIntBE(middle * MARK_BYTES, MARK_BYTES);
    if (found === mark) return true;
    if (found < mark) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** What anybody tries first at this site in particular. */
const SITE_WORDS = [
  SITE.state.toLowerCase(),
  "buckeye",
  "cannabis",
  "community",
  "dispensary",
  "marijuana",
  "weed",
  "password",
];

/** "Community2026!" has five; that many are tried out. */
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
