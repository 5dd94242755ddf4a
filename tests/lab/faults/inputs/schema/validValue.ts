import * as fc from "fast-check";
import type { JsonSchema } from "./jsonSchema.ts";

const word = (least: number, most: number) =>
  fc.stringMatching(
    new RegExp(`^[a-z][a-z0-9]{${String(Math.max(0, least - 1))},${String(most - 1)}}$`),
  );

const moment = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

function text({
  format,
  pattern,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return moment;
  if (format === "email") return word(1, 8).map((name) => `${name}@example.org`);
  if (format === "uri")
    return word(8, 20).map((name) => `https://fcm.googleapis.com/fcm/send/${name}`);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return word(Math.max(1, minLength), Math.min(maxLength, minLength + 20));
}

/** Values as a schema says; where it does not say everything, the server may still refuse them. */
export function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(validValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(validValue(schema.items ?? {}), { maxLength: schema.maxItems ?? 3 });
    case "object": {
      const { properties = {}, required = [] } = schema;
      const values = Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, validValue(each)]),
      );
      return fc.record(values, { requiredKeys: required });
    }
    case undefined:
    default:
      return fc.constant(null);
  }
}
