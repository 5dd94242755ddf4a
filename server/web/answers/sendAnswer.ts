import type { Context } from "hono";
import { acceptsEncoding, namesTag } from "./negotiation.ts";
import { ANSWER_ENCODINGS, plainBody, type ReadyAnswer } from "./readyAnswer.ts";

/**
 * A shared cache in front may answer for a minute, and for one more while it asks for the next
 * answer. Browsers ask each time: the page's own requests say so, and an ETag makes it cheap.
 */
export const PUBLIC_ANSWER = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/**
 * Sends an answer in the best form that the client accepts, or nothing when it has that form already.
 *
 * @param described what else its headers say; that it is JSON, unless they say otherwise
 */
export async function sendAnswer(
  c: Context,
  answer: ReadyAnswer,
  described: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { bodies, hash } = answer;
  const accepted = c.req.header("accept-encoding");
  const encoding =
    "plain" in bodies
      ? undefined
      : ANSWER_ENCODINGS.find((candidate) => acceptsEncoding(accepted, candidate));
  // Each form is its own representation and needs its own tag.
  const etag = encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;
  const cacheControl = described["cache-control"] ?? PUBLIC_ANSWER;
  const headers: Record<string, string> = { etag, "cache-control": cacheControl };
  if (!("plain" in bodies)) headers["vary"] = "Accept-Encoding";
  if (namesTag(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  Object.assign(headers, { "content-type": "application/json" }, described);
  if (encoding !== undefined) headers["content-encoding"] = encoding;
  const body =
    "plain" in bodies || encoding === undefined ? await plainBody(answer) : bodies[encoding];
  headers["content-length"] = String(body.length);
  return new Response(body, { headers });
}
