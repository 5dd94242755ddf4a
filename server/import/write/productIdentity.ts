import { createHash } from "node:crypto";
import type { Category } from "#domain/offers/categories.ts";
import { slugify } from "#domain/text/slug.ts";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const BITS_PER_LETTER = 5;

/** Letters of a code: 40 bits, so that among 100,000 products two share one in 0.5 % of all databases. */
export const CODE_LENGTH = 8;

/**
 * Longest key that is stored as it is, in bytes. An index of PostgreSQL takes rows of at
 * most 2,704; names of up to 200 characters in any script make shorter keys.
 */
const LONGEST_KEY = 2_000;

/**
 * What makes two rows the same product: category, brand and name, however they
 * are spelled. The size is no part of it. A key too long for an index is replaced by
 * its SHA-256; having one bar only, it is never another product's.
 */
export function matchKey(product: {
  category: Category;
  brand: string | null;
  name: string;
}): string {
  const key = [product.category, spelled(product.brand ?? ""), spelled(product.name)].join("|");
  if (Buffer.byteLength(key) <= LONGEST_KEY) return key;
  return `${product.category}|sha256:${createHash("sha256").update(key).digest("hex")}`;
}

/** A slug; names in other scripts, which have none, stand for themselves. */
function spelled(text: string): string {
  return slugify(text) || text.toLowerCase();
}

/**
 * The product's address: the first `length` letters of the base-32 SHA-256 of its
 * match key, and so the same on every day and in every database. Longer codes begin
 * with the shorter ones.
 */
export function productCode(key: string, length: number = CODE_LENGTH): string {
  const digest = createHash("sha256").update(key).digest();
  let code = "";
  let bits = 0;
  let held = 0;
  for (const byte of digest) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS_PER_LETTER && code.length < length) {
      bits -= BITS_PER_LETTER;
      code += ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return code;
}
