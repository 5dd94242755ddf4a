/**
 * Lower-case words joined by hyphens: `"Bliss Park, Kent"` → `"bliss-park-kent"`.
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
