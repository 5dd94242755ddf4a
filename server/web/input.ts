import type { Context } from "hono";
import * as v from "valibot";
import { problem } from "./problem.ts";

/**
 * Reads a JSON body as the schema says, or answers 400. Bytes that are no UTF-8 are refused, which
 * would otherwise be kept as other signs than were meant; so are lists, which valibot takes for objects,
 * and texts with a zero character or half a surrogate pair: the database cannot keep the one and
 * would change the other.
 *
 * @param limits what the members of the body may be, such as `{name: "2 to 60 characters"}`; the
 *   answer then says which of them are wrong
 */
export async function readBody<Output>(
  c: Context,
  schema: v.GenericSchema<unknown, Output>,
  limits: Readonly<Record<string, string>> = {},
): Promise<Output | Response> {
  const text = decode(await c.req.arrayBuffer());
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), NoList, schema), text);
  if (!body.success) return problem(c, 400, wrongMembers(body.issues, limits));
  return isStorable(body.output) ? body.output : problem(c, 400);
}

const NoList = v.check<unknown, string>((value) => !Array.isArray(value), "is a list");

/** @returns `null` for what is no UTF-8 */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** "seats: 1 or more; name: 2 to 60 characters"; `undefined` when nothing is known to say. */
function wrongMembers(
  issues: readonly v.BaseIssue<unknown>[],
  limits: Readonly<Record<string, string>>,
): string | undefined {
  const wrong = new Set(issues.map(({ path }) => path?.[0]?.key));
  const said = Object.entries(limits).filter(([name]) => wrong.has(name));
  if (said.length === 0) return undefined;
  return said.map(([name, limit]) => `${name}: ${limit}`).join("; ");
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isStorable);
}

/** Longest slug or code that anything can have: a store's is made of its name, city and street. */
const LONGEST = 300;

/**
 * A store's slug or a product's code out of an address, in any case.
 *
 * @returns `null` for what cannot be one, so that it never reaches the database
 */
export function readName(text: string): string | null {
  const name = text.toLowerCase();
  return name.length <= LONGEST && /^[a-z0-9-]+$/.test(name) ? name : null;
}

/** A UUID as the database writes it; `null` for anything else. */
export function readUuid(text: string): string | null {
  const uuid = v.safeParse(v.pipe(v.string(), v.uuid(), v.toLowerCase()), text);
  return uuid.success ? uuid.output : null;
}
