import * as v from "valibot";

/** As much of JSON Schema as the API's description uses. Formats are left to the server. */
export interface JsonSchema {
  type?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
}

const number = v.optional(v.number());
export const JsonSchemaSchema: v.GenericSchema<unknown, JsonSchema> = v.object({
  type: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.lazy(() => JsonSchemaSchema))),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => JsonSchemaSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => JsonSchemaSchema)),
  minItems: number,
  maxItems: number,
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  pattern: v.optional(v.string()),
  format: v.optional(v.string()),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value breaks a schema for certain, whatever the server checks beside it. */
export function violates(schema: JsonSchema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.every((each) => violates(each, value));
  if ("const" in schema && schema.const !== undefined) return value !== schema.const;
  if (schema.enum !== undefined) return !schema.enum.includes(value);
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema;
  switch (schema.type) {
    case "string":
      if (typeof value !== "string") return true;
      if (value.length < minLength || value.length > maxLength) return true;
      return schema.pattern !== undefined && !new RegExp(schema.pattern).test(value);
    case "integer":
    case "number":
      if (typeof value !== "number" || value < minimum || value > maximum) return true;
      return schema.type === "integer" && !Number.isInteger(value);
    case "boolean":
      return typeof value !== "boolean";
    case "null":
      return value !== null;
    case "array": {
      if (!Array.isArray(value)) return true;
      const { minItems = 0, maxItems = Infinity, items } = schema;
      if (value.length < minItems || value.length > maxItems) return true;
      return items !== undefined && value.some((item) => violates(items, item));
    }
    case "object": {
      if (!isObject(value)) return true;
      const { required = [], properties = {} } = schema;
      if (required.some((name) => !Object.hasOwn(value, name))) return true;
      return Object.entries(properties).some(
        ([name, each]) => Object.hasOwn(value, name) && violates(each, value[name]),
      );
    }
    case undefined:
    default:
      return false;
  }
}
