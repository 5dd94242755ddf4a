import * as fc from "fast-check";
import { nastyText } from "../nasty.ts";
import { violates, type JsonSchema } from "../schema/jsonSchema.ts";
import { changesOf, mutate } from "../schema/mutate.ts";
import { validValue } from "../schema/validValue.ts";
import { JSON_TYPE, requestOf, someone, type HostileRequest } from "./hostileRequest.ts";
import type { Operation } from "./operations.ts";

type Body = Pick<HostileRequest, "body" | "isInvalid">;

/** Bodies whose value was changed until it breaks the schema, or not quite. */
const changed = (schema: JsonSchema): fc.Arbitrary<Body> =>
  fc.tuple(validValue(schema), changesOf()).map(([value, changes]) => {
    const hostile = mutate(value, changes);
    return { body: JSON.stringify(hostile), isInvalid: violates(schema, hostile) };
  });

const SIZE_LIMIT = 64 * 1_024;

/** Bodies that are no JSON, or not the bytes that JSON is made of. */
const damaged = (schema: JsonSchema): fc.Arbitrary<Body> =>
  fc
    .tuple(validValue(schema), nastyText, fc.nat(), fc.integer({ min: 0, max: 8 }))
    .map(([value, text, at, how]): Body => {
      const json = JSON.stringify(value);
      const isInvalid = true;
      switch (how) {
        case 0:
          return { body: json.slice(0, 1 + (at % Math.max(1, json.length - 2))), isInvalid };
        case 1:
          return { body: `${json}${json}`, isInvalid };
        case 2:
          return { body: "[".repeat(20_000), isInvalid };
        case 3:
          return { body: "", isInvalid };
        case 4:
          return { body: `{"a":"${"x".repeat(SIZE_LIMIT + (at % 1_000))}"}`, isInvalid };
        case 5:
          return { body: Uint8Array.of(0xff, 0xfe, 0x00, 0x80), isInvalid };
        case 6: {
          // A text of the right form, but for a byte that no UTF-8 has.
          const bytes = Buffer.from(json);
          const quote = bytes.lastIndexOf('"');
          return {
            body: Buffer.concat([bytes.subarray(0, quote), Buffer.of(0xff), bytes.subarray(quote)]),
            isInvalid,
          };
        }
        case 7:
          return { body: JSON.stringify(text), isInvalid };
        default:
          return { body: json.replace(/\}$/, `,"x":NaN}`), isInvalid };
      }
    });

/** Requests of the right kind to the right address, with a body that is not right. */
export function hostileBodies(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations.flatMap((operation) => {
    const { body: schema } = operation;
    if (schema === null) return [];
    const bodies = fc.oneof(
      { weight: 4, arbitrary: changed(schema) },
      { weight: 1, arbitrary: damaged(schema) },
    );
    return [
      fc
        .tuple(bodies, someone)
        .map(([body, who]) => requestOf(operation, who, { headers: JSON_TYPE, ...body })),
    ];
  });
  return fc.oneof(...each);
}
