import * as v from "valibot";
import type { Verdict } from "../../report/tally.ts";
import { insideDetail, MARK } from "../insideDetails.ts";
import type { HostileRequest } from "./hostileRequest.ts";

/** What came back; `null` in place of a status where the connection broke. */
export interface Answered {
  status: number | null;
  type: string;
  text: string;
}

const ProblemSchema = v.looseObject({
  type: v.literal("about:blank"),
  title: v.string(),
  status: v.number(),
});

/** Errors of the identity protocol, in the hosted service's own shape. */
const ProtocolErrorSchema = v.object({
  error: v.looseObject({ code: v.literal(400), message: v.string() }),
});

/** What became of a request: every refusal is a problem document that says nothing of the inside. */
export function judge({ isInvalid, path }: HostileRequest, answer: Answered): Verdict {
  const { status, type, text } = answer;
  // A database without a connection to spare says when to come again; anything else is a crash.
  if (status === null || (status >= 500 && status !== 503)) return "crashed";
  if (status < 400) return isInvalid ? "accepted" : "allowed";
  if (insideDetail(text) !== null || text.includes(MARK)) return "leaks";
  if (!type.startsWith("application/")) return "odd";
  const schema = path.startsWith("/api")
    ? ProblemSchema
    : v.union([ProblemSchema, ProtocolErrorSchema]);
  const isShaped = v.is(v.pipe(v.string(), v.parseJson(), schema), text);
  return isShaped ? "refused" : "odd";
}

/** A request and its answer in a line, for whoever mends what it has shown. */
export function described(request: HostileRequest, { status, type, text }: Answered): string {
  const { method, path, headers, body } = request;
  const sent = body === null ? "" : Buffer.from(body).toString().slice(0, 300);
  return JSON.stringify({
    method,
    path: path.slice(0, 200),
    headers,
    sent,
    status,
    type,
    text: text.slice(0, 200),
  });
}
