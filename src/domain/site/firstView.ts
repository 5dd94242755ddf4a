import * as v from "valibot";

/**
 * A first view: a screen as the server has written it into the document, with the answers that it
 * was written from. They travel along so that the application starts out from what is on the screen.
 */

const FirstViewSchema = v.object({
  /** Path of the screen, as {@link import("./routes.ts").canonicalPath} gives it, with the query that it is written for. */
  path: v.string(),
  /** The moment as of which it is written, epoch milliseconds. */
  asOf: v.pipe(v.number(), v.finite()),
  /** Answers of the API, by the keys of their queries. */
  answers: v.array(v.object({ key: v.tupleWithRest([v.string()], v.string()), data: v.unknown() })),
});
export type FirstView = v.InferOutput<typeof FirstViewSchema>;

/** Reads what travels with a view; `null` when it is damaged. The answers in it are still to be checked. */
export function parseFirstView(text: string): FirstView | null {
  try {
    return v.parse(FirstViewSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
