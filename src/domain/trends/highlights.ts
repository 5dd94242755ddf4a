import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";
import { formatCents } from "../offers/money.ts";
import { formatDate } from "../time/age.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is looked for in a year. */
const HIGHLIGHT_KINDS = [
  "most-available-strain",
  "widest-spread",
  "biggest-fall",
  "cheapest-gram",
  "cheapest-100mg",
  "steadiest-price",
  "new-stores",
  "contest-champion",
  "top-terpenes",
  "most-new-strains",
] as const;

const HighlightSchema = v.object({
  kind: v.picklist(HIGHLIGHT_KINDS),
  title: v.string(),
  /** A number, as `unit` says, or a name. */
  figure: v.union([v.number(), v.string()]),
  unit: v.picklist(["cents", "count", "percent", "name"]),
  sentence: v.string(),
  /** How it is found, and from how many on. */
  method: v.string(),
  /** What it rests on. */
  n: count,
  from: InstantSchema,
  to: InstantSchema,
  /** Pages with what it speaks of, such as "/product/…". */
  links: v.array(v.pipe(v.string(), v.startsWith("/"))),
  /** What some of them are called, such as a store's name; answers of before say none. */
  names: v.optional(v.record(v.string(), v.string())),
});

export type Highlight = v.InferOutput<typeof HighlightSchema>;

/** `GET /api/highlights`: years with data, newest first. */
export const HighlightYearsSchema = v.array(v.pipe(v.number(), v.integer()));

/** `GET /api/highlights/:year`. */
export const HighlightsSchema = v.object({
  year: v.pipe(v.number(), v.integer()),
  /** The year is over. */
  complete: v.boolean(),
  /** When the data begin, if that is in the midst of the year. */
  since: v.nullable(InstantSchema),
  computedAt: InstantSchema,
  /** A complete year whose imports have changed since it was complete. */
  revised: v.optional(v.boolean(), false),
  /** Ties share a card. One under its threshold is not there. */
  cards: v.array(HighlightSchema),
  sample: v.optional(v.boolean(), false),
});

export type Highlights = v.InferOutput<typeof HighlightsSchema>;

/** What is counted by the cards that count. */
const COUNTED: Partial<Record<Highlight["kind"], readonly [one: string, many: string]>> = {
  "steadiest-price": ["week", "weeks"],
  "new-stores": ["store", "stores"],
  "most-new-strains": ["strain", "strains"],
};

/** A card's number as people read it: "$5.43", "47 weeks", "37.5%", or its name. */
export function figureWords({
  kind,
  figure,
  unit,
}: Pick<Highlight, "kind" | "figure" | "unit">): string {
  if (typeof figure === "string") return figure;
  if (unit === "cents") return formatCents(figure);
  const words = figure.toLocaleString("en-US", { maximumFractionDigits: 1 });
  if (unit === "percent") return `${words}%`;
  const counted = COUNTED[kind]?.[figure === 1 ? 0 : 1];
  return counted === undefined ? words : `${words} ${counted}`;
}

/** A card's sentence where it stands below its figure, which it need not say again. */
export function sentenceBelow(
  card: Pick<Highlight, "kind" | "figure" | "unit" | "sentence">,
): string {
  const { sentence } = card;
  const figure = figureWords(card);
  if (!sentence.startsWith(`${figure}: `)) return sentence.replace(`: ${figure} `, ": ");
  const rest = sentence.slice(figure.length + 2);
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** "Counted 30 times from May 24, 2026 to Nov 22, 2026."; of a price that was found "Counted: 1,204 prices. Seen on Oct 2, 2026." */
export function restsOnWords({
  kind,
  n,
  from,
  to,
}: Pick<Highlight, "kind" | "n" | "from" | "to">): string {
  // The end of a year is midnight of the next one.
  const last = formatDate(Math.max(Date.parse(from), Date.parse(to) - 1));
  const first = formatDate(Date.parse(from));
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const many = n.toLocaleString("en-US");
  const named = RESTS_ON[kind];
  if (named === undefined) return `Counted ${n === 1 ? "once" : `${many} times`} ${days}.`;
  const counted = `Counted: ${many} ${named[n === 1 ? 0 : 1]}`;
  return IS_FOUND.has(kind) ? `${counted}. Seen ${days}.` : `${counted}, ${days}.`;
}

/** Cards whose days are those of what was found, and not of all that it was found among. */
const IS_FOUND: ReadonlySet<Highlight["kind"]> = new Set([
  "widest-spread",
  "biggest-fall",
  "cheapest-gram",
  "cheapest-100mg",
]);

/** What a card's number was found among. */
const RESTS_ON: Partial<Record<Highlight["kind"], readonly [one: string, many: string]>> = {
  "widest-spread": ["store", "stores"],
  "biggest-fall": ["price", "prices"],
  "cheapest-gram": ["price", "prices"],
  "cheapest-100mg": ["price", "prices"],
  "steadiest-price": ["week", "weeks"],
  "new-stores": ["store", "stores"],
  "contest-champion": ["vote", "votes"],
  "top-terpenes": ["product", "products"],
  "most-new-strains": ["strain", "strains"],
};
