import * as fc from "fast-check";
import { MARK } from "../insideDetails.ts";
import { nastyText } from "../nasty.ts";
import { violates } from "../schema/jsonSchema.ts";
import { validValue } from "../schema/validValue.ts";
import {
  addressOf,
  inPath,
  jsonOf,
  requestOf,
  someone,
  type HostileRequest,
} from "./hostileRequest.ts";
import type { Operation } from "./operations.ts";

/** No name of anything has a character that is not one of these. */
const canBeName = (text: string) => /^[\w.:~-]{0,300}$/.test(text.replaceAll("%", ""));

/** Requests to addresses in which what varies is not what it may be. */
export function hostilePaths(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations
    .filter(({ pathParts }) => pathParts.length > 0)
    .map((operation) =>
      fc
        .tuple(
          fc.array(nastyText, { minLength: 1, maxLength: operation.pathParts.length }),
          operation.body === null ? fc.constant(null) : validValue(operation.body),
          someone,
        )
        .map(([texts, body, who]): HostileRequest => {
          const parts = operation.pathParts.map((name, at) => [name, texts[at]] as const);
          const given = parts.flatMap(([name, text]) =>
            text === undefined ? [] : [[name, inPath(text)] as const],
          );
          return requestOf(operation, who, {
            path: addressOf(operation, Object.fromEntries(given)),
            ...jsonOf(body),
            isInvalid: texts.some((text) => !canBeName(text)),
          });
        }),
    );
  const unknown = fc.tuple(nastyText, someone).map(([text, who]): HostileRequest => ({
    method: "GET",
    path: `/api/${inPath(`${text}${MARK}`)}`,
    headers: {},
    body: null,
    proofs: [],
    who,
    isInvalid: true,
  }));
  return fc.oneof(...each, unknown);
}

/** Requests that ask for what cannot be asked for, and for what nobody looks at. */
export function hostileQueries(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations
    .filter(({ method }) => method === "GET")
    .map((operation) =>
      fc
        .tuple(
          fc.array(nastyText, {
            minLength: operation.queries.length,
            maxLength: operation.queries.length,
          }),
          fc.array(fc.tuple(nastyText, nastyText), { maxLength: 3 }),
          someone,
        )
        .map(([texts, others, who]): HostileRequest => {
          const known = operation.queries.map(({ name, schema }, at) => ({
            name,
            schema,
            text: texts[at] ?? "",
          }));
          const pairs = [
            ...known.map(({ name, text }) => `${name}=${inPath(text)}`),
            ...others.map(([name, text]) => `${inPath(name)}=${inPath(text)}`),
          ];
          return requestOf(operation, who, {
            path: `${addressOf(operation)}?${pairs.join("&")}`,
            isInvalid: known.some(({ schema, text }) => violates(schema, text)),
          });
        }),
    );
  return fc.oneof(...each);
}
