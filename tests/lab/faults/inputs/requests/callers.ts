import * as fc from "fast-check";
import { nastyText } from "../nasty.ts";
import { validValue } from "../schema/validValue.ts";
import { JSON_TYPE, jsonOf, requestOf, someone, type HostileRequest } from "./hostileRequest.ts";
import type { Operation } from "./operations.ts";

/** A header takes what can be seen, and nothing else. */
const inHeader = (text: string) => text.replaceAll(/[^\x21-\x7e ]/g, "?").trim();

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What looks like a token, and is none of this site's. */
const forged: fc.Arbitrary<string> = fc.oneof(
  nastyText.map(inHeader),
  fc
    .record({
      alg: fc.constantFrom("none", "RS256", "HS256", "ES256", "rs256", ""),
      kid: nastyText,
      sub: nastyText,
      signature: fc.base64String({ maxLength: 60 }),
    })
    .map(({ alg, kid, sub, signature }) => {
      const claims = { iss: "urn:ohio-cannabis-community:embedded-identity", aud: "embedded", sub };
      const times = { iat: 1_700_000_000, exp: 4_000_000_000, auth_time: 1_700_000_000 };
      return `${base64({ alg, kid, jku: "https://attacker.example/keys" })}.${base64({ ...claims, ...times })}.${signature}`;
    }),
  fc.uuid().map((id) => `${id}.${"A".repeat(43)}`),
  fc.constant(`occ_import_${"0".repeat(64)}`),
);

/** Requests that prove nothing, by whatever they bring instead. */
export function hostileCallers(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations
    .filter(({ proofs }) => proofs.length > 0)
    .map((operation) =>
      fc
        .tuple(
          operation.body === null ? fc.constant(null) : validValue(operation.body),
          forged,
          forged,
          someone,
        )
        .map(([body, token, key, who]) => {
          const { headers, body: text } = jsonOf(body);
          const proof = { authorization: `Bearer ${token}`, "device-key": key };
          return requestOf(operation, who, {
            headers: { ...headers, ...proof },
            body: text,
            proofs: [],
            isInvalid: true,
          });
        }),
    );
  return fc.oneof(...each);
}

const WRONG_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=application/json" },
  { "content-type": "application/json+evil" },
  { ...JSON_TYPE, "sec-fetch-site": "cross-site" },
];

/** Writes as another site's page would have a visitor's browser make them. */
export function foreignWrites(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations
    .filter(({ body }) => body !== null)
    .map((operation) =>
      fc
        .tuple(validValue(operation.body ?? {}), fc.constantFrom(...WRONG_HEADERS), someone)
        .map(([body, headers, who]) =>
          requestOf(operation, who, { headers, body: JSON.stringify(body), isInvalid: true }),
        ),
    );
  return fc.oneof(...each);
}

const NAMES = [
  "accept",
  "accept-encoding",
  "if-none-match",
  "range",
  "cookie",
  "x-request-id",
  "user-agent",
  "accept-language",
  "origin",
  "referer",
  "if-modified-since",
] as const;

/** Good questions with headers that nobody sends; most are answered. */
export function oddHeaders(operations: readonly Operation[]): fc.Arbitrary<HostileRequest> {
  const each = operations
    .filter(({ method, proofs }) => method === "GET" && proofs.length === 0)
    .map((operation) =>
      fc
        .tuple(fc.dictionary(fc.constantFrom(...NAMES), nastyText.map(inHeader)), someone)
        .map(([headers, who]) => requestOf(operation, who, { headers })),
    );
  return fc.oneof(...each);
}
