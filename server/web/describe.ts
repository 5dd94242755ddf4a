import { resolver } from "hono-openapi";
import * as v from "valibot";
import { ProblemSchema } from "./problem.ts";

/** The only thing that an answer's schema takes as unknown and checks by itself, because there are so many. */
const ROW_NUMBERS = { type: "array", items: { type: "integer", minimum: 0 } };

const UnknownSchema = v.object({ type: v.literal("unknown") });

/** An answer of the API description, its body described by the schema that parses it in the page. */
export function jsonAnswer(
  description: string,
  schema: v.GenericSchema,
  mediaType = "application/json",
) {
  const described = resolver(schema, {
    options: {
      // JSON Schema cannot say everything a schema checks, such as that a date exists.
      errorMode: "ignore",
      typeMode: "input",
      overrideSchema: (converted: { valibotSchema: unknown; jsonSchema: object }) =>
        v.is(UnknownSchema, converted.valibotSchema) ? ROW_NUMBERS : converted.jsonSchema,
    },
  });
  return { description, content: { [mediaType]: { schema: described } } };
}

/** A body of the API description. */
export function jsonBody(schema: v.GenericSchema) {
  const described = resolver(schema, { options: { errorMode: "ignore", typeMode: "input" } });
  return { required: true, content: { "application/json": { schema: described } } };
}

/** A part of a path, such as a store's slug, for the API description. */
export function pathPart(name: string, description: string) {
  const schema = { type: "string" } as const;
  return { name, in: "path", required: true, description, schema } as const;
}

/** How calls about an account say whose it is: an ID token as bearer. */
export const BEARER = [{ idToken: [] }];

/** An error of the API description. */
export const problemAnswer = (description: string) =>
  jsonAnswer(description, ProblemSchema, "application/problem+json");

/** What any call about an account may answer instead. */
export const PROBLEMS = {
  401: problemAnswer("There is no token, it is not genuine, or its session has ended"),
  403: problemAnswer("The sign-in is too long ago for this, or another site's page asks"),
  503: problemAnswer("Nobody can tell whether the session holds"),
};

export const NO_SUCH_SESSION = { 404: problemAnswer("The account has no such session") };

/** An answer without a body. */
export const DONE = { description: "It is done" };
