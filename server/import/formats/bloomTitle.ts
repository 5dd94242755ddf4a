import { slugify } from "#domain/text/slug.ts";

/** A product's title taken apart. */
export interface BloomTitle {
  name: string;
  brand: string | null;
  /** Kind of product as printed, such as `live resin cart`; `null` when none is. */
  format: string | null;
}

/**
 * Ends of titles that tell the kind of product. The file's own column for it sometimes
 * holds a part of the brand, or the name holds the format: only this end of it is trusted.
 */
const FORMAT =
  /(?:^|\s)(whole buds|smalls|small buds|mixed buds|minis|popcorn|ground|shake|(?:(?:live |cured )?(?:resin|rosin|liquid diamond)|distillate|full spec(?:trum)?|co2)?\s*(?:\w+ )?(?:cart|disposable|pod)(?: [\d.]+g)?(?: - \d+ pk)?)$/i;

/**
 * Takes a row's title apart.
 *
 * The source prints "name brand format" as one text and splits it by the brands it
 * happens to know: an unknown brand stays inside the name as "UNKNOWN", one that
 * looks like a strain tears the name apart. The slug of the product's address
 * says "brand-name-size" in the other order. Where both orders fit together the
 * split is certain; where they do not, the row's own columns stand, and a brand
 * that is unknown stays unknown.
 */
export function readBloomTitle(row: {
  name: string;
  brand: string;
  format: string;
  slug: string;
}): BloomTitle {
  const known = (text: string) => (text.toUpperCase() === "UNKNOWN" ? "" : text);
  const brand = known(row.brand);
  const whole = [row.name, brand, known(row.format)].join(" ").replace(/\s+/g, " ").trim();
  const format = FORMAT.exec(whole)?.[1]?.trim() ?? null;
  const title = format === null ? whole : whole.slice(0, -format.length).trim();
  const split = splitBySlug(title, row.slug);
  if (split !== null) return { ...split, format };
  return {
    name: brand === "" ? title : row.name,
    brand: brand === "" ? null : brand,
    format,
  };
}

/** No title has as many. The ways to cut one grow with the square of its words, and each is looked at whole. */
const MOST_WORDS = 40;

/** The one way to cut "name brand" so that the slug reads "brand-name-…", or `null` when there is none, or two. */
function splitBySlug(title: string, slug: string): { name: string; brand: string } | null {
  const words = title.split(" ");
  if (words.length > MOST_WORDS) return null;
  const whole: { name: string; brand: string }[] = [];
  const shortened: { name: string; brand: string }[] = [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const name = words.slice(0, cut).join(" ");
    const brand = words.slice(cut).join(" ");
    if (begins(slug, `${slugify(brand)}-${slugify(name)}`)) whole.push({ name, brand });
    // "ascension-waken-cake" for the brand "Ascension Bio-medical".
    for (let kept = words.length - 1; kept > cut; kept -= 1) {
      const short = words.slice(cut, kept).join(" ");
      if (begins(slug, `${slugify(short)}-${slugify(name)}`)) shortened.push({ name, brand });
    }
  }
  const found = whole.length > 0 ? whole : shortened;
  return found.length === 1 ? (found[0] ?? null) : null;
}

function begins(slug: string, start: string): boolean {
  return slug.startsWith(`${start}-`) && !start.startsWith("-") && !start.endsWith("-");
}

/** Words that the source's title case has spoiled and that are written otherwise everywhere. */
const SPELLINGS: Readonly<Record<string, string>> = {
  og: "OG",
  gmo: "GMO",
  nyc: "NYC",
  acdc: "ACDC",
  atf: "ATF",
  la: "LA",
  x: "x",
  by: "by",
  "r.o.": "R.O.",
  "c.r.b.": "C.R.B.",
};

/** "Dr." has no vowels either, but is a word. */
const WORDS = new Set(["dr", "mr", "mrs", "st", "mt", "ft", "jr", "sr", "vs", "no"]);

/**
 * Puts right what the source's title case has done to abbreviations: "Og Kush",
 * "Gg4" and "O'dank" become "OG Kush", "GG4" and "O'Dank".
 */
export function respell(text: string): string {
  return text
    .replace(/\s*-\s*(?:disposable|cart)$/i, "")
    .split(" ")
    .map((word, index, words) => respellWord(word, index === 0 || index === words.length - 1))
    .join(" ");
}

function respellWord(word: string, atEdge: boolean): string {
  const lower = word.toLowerCase();
  const known = Object.hasOwn(SPELLINGS, lower) ? SPELLINGS[lower] : undefined;
  // "by" and "x" are small between other words only.
  if (known !== undefined) return atEdge ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  if (word.includes("-")) {
    return word
      .split("-")
      .map((part) => respellWord(part.charAt(0).toUpperCase() + part.slice(1), true))
      .join("-");
  }
  const consonants = /^[b-df-hj-np-tv-z]{2,3}$/.test(lower) && !WORDS.has(lower);
  const lettersAndDigits = /^[a-z]{1,3}\d{1,3}$/.test(lower);
  if (consonants || lettersAndDigits) return word.toUpperCase();
  return word
    .replace(/^([OD]')([a-z])/, (_, start: string, letter: string) => start + letter.toUpperCase())
    .replace(/^([&(])([a-z])/, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}
