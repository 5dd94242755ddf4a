/**
 * Lower-case words joined by hyphens: `"Bliss Ohio, Kent"` → `"bliss-ohio-kent"`.
 * Accents are dropped, every other character separates. May be empty.
 */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
