import type { Context } from "hono";
import * as v from "valibot";
import { problem } from "../problem.ts";

/**
 * Reads a JSON body as the schema says, or answers 400. Texts with a zero character or half a
 * surrogate pair are refused: the database cannot keep the one and would change the other.
 */
export async function readBody<Output>(
  c: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | Response> {
  const text = await c.req.text();
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return body.success && isStorable(body.output) ? body.output : problem(c, 400);
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isStorable);
}
