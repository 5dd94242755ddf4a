import * as fc from "fast-check";
import type { Operation, Proof } from "./operations.ts";

/** A request that is to be refused, or that has perhaps stayed valid. */
export interface HostileRequest {
  method: string;
  /** From the root, percent-encoded, with what follows the question mark. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | null;
  /** Which credentials go with it; the target has some of each. */
  proofs: readonly Proof[];
  /** Chooses among the target's credentials and addresses. */
  who: number;
  /** It breaks a rule of the description, so that no success may be answered. */
  isInvalid: boolean;
}

export const JSON_TYPE = { "content-type": "application/json" } as const;

/** Text as a part of a path. Half a surrogate pair cannot be said in UTF-8, and is sent as bytes. */
export function inPath(text: string): string {
  const bytes = Buffer.from(text, "utf8");
  return [...bytes]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      // A dot of its own would be resolved before it is sent.
      return /[\w~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, "0")}`;
    })
    .join("");
}

/** An operation's address with good parts but for those that are given. */
export function addressOf({ path }: Operation, parts: Readonly<Record<string, string>> = {}) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "abc");
  return `/api${filled}`;
}

/** A request of an operation, plain but for what is given. */
export function requestOf(
  operation: Operation,
  who: number,
  more: Partial<HostileRequest> = {},
): HostileRequest {
  return {
    method: operation.method,
    path: addressOf(operation),
    headers: {},
    body: null,
    proofs: operation.proofs,
    who,
    isInvalid: false,
    ...more,
  };
}

/** A value as a body with its type; `null` is none. */
export const jsonOf = (value: unknown): Pick<HostileRequest, "headers" | "body"> =>
  value === null
    ? { headers: {}, body: null }
    : { headers: JSON_TYPE, body: JSON.stringify(value) };

export const someone: fc.Arbitrary<number> = fc.nat({ max: 1_000_000 });
