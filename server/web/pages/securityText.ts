import { Hono } from "hono";
import { problem } from "../problem.ts";

/** The file is to be looked at again after so long (RFC 9116 §2.5.5 advises less than a year). */
const VALID_MS = 180 * 24 * 60 * 60_000;

interface SecurityTextDeps {
  /** `mailto:` or https address; `null`: the operator has named none. */
  contact: string | null;
  origin: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** `GET /.well-known/security.txt` (RFC 9116): where a hole in the site is reported. 404 where nobody is named. */
export function securityText({ contact, origin, now }: SecurityTextDeps): Hono {
  return new Hono().get("/.well-known/security.txt", (c) => {
    if (contact === null) return problem(c, 404);
    const expires = new Date(now() + VALID_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${origin()}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "no-cache" });
  });
}
