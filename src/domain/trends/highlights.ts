import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";

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
