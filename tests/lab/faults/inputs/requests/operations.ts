import * as v from "valibot";
import { JsonSchemaSchema, type JsonSchema } from "../schema/jsonSchema.ts";

/** How a call proves who makes it. */
export type Proof = "idToken" | "deviceKey" | "importToken";

/** One call of the API, as its description has it. */
export interface Operation {
  method: string;
  /** With `{name}` for what varies, under `/api`. */
  path: string;
  pathParts: string[];
  queries: { name: string; schema: JsonSchema }[];
  /** `null` for a call without a body, or with one that no schema describes. */
  body: JsonSchema | null;
  /** All that it needs; none where it may be made without. */
  proofs: Proof[];
}

const ParameterSchema = v.object({
  name: v.string(),
  in: v.picklist(["path", "query", "header"]),
  schema: v.optional(JsonSchemaSchema, {}),
});
const OperationSchema = v.object({
  parameters: v.optional(v.array(ParameterSchema), []),
  security: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: JsonSchemaSchema })) }),
  ),
});
const DescriptionSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), OperationSchema)),
});
const ProofSchema = v.picklist(["idToken", "deviceKey", "importToken"]);

/** Every call that an API describes, so that a new one is tried by itself. */
export function readOperations(description: unknown): Operation[] {
  const { paths } = v.parse(DescriptionSchema, description);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, security, requestBody }]) => {
      const body = requestBody?.content["application/json"]?.schema;
      const isOptional = security.some((each) => Object.keys(each).length === 0);
      return {
        method: method.toUpperCase(),
        path,
        pathParts: parameters.filter((each) => each.in === "path").map(({ name }) => name),
        queries: parameters.filter((each) => each.in === "query"),
        body: body?.type === "object" ? body : null,
        proofs: isOptional
          ? []
          : security.flatMap((each) => Object.keys(each).map((name) => v.parse(ProofSchema, name))),
      };
    }),
  );
}
