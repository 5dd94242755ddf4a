import { resolver } from "hono-openapi";
import type * as v from "valibot";

/** An answer of the API description, its body described by the schema that parses it in the page. */
export function jsonAnswer(
  description: string,
  schema: v.GenericSchema,
  mediaType = "application/json",
) {
  // JSON Schema cannot say everything a schema checks, such as that a date exists.
  const described = resolver(schema, { errorMode: "ignore", typeMode: "input" });
  return { description, content: { [mediaType]: { schema: described } } };
}
