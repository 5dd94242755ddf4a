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

/** "n = 1,204, Jan 1, 2026 to Nov 22, 2026", of one day "n = 1,204, Oct 2, 2026". */
export function restsOnWords({ n, from, to }: Pick<Highlight, "n" | "from" | "to">): string {
  // The end of a year is midnight of the next one.
  const last = formatDate(Math.max(Date.parse(from), Date.parse(to) - 1));
  const first = formatDate(Date.parse(from));
  const days = first === last ? first : `${first} to ${last}`;
  return `n = ${n.toLocaleString("en-US")}, ${days}`;
}
