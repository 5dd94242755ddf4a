import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { Context } from "hono";

const brotli = promisify(brotliCompress);

const zip = promisify(gzip);

const unzip = promisify(gunzip);

/** Answers shorter than this, in bytes, travel as they are: compression would not pay. */
const WORTH_COMPRESSING = 1_024;

/** Nearly as small as the highest quality, in a fraction of its time. */
const BROTLI_QUALITY = 5;

/** Answers are compressed in these forms, best first. */
const ANSWER_ENCODINGS = ["br", "gzip"] as const;

type AnswerEncoding = (typeof ANSWER_ENCODINGS)[number];

/** An answer as bytes, made once and sent many times. */
export interface ReadyAnswer {
  /** Hash of the plain body. */
  readonly hash: string;
  /** Both compressed forms, or the plain one of a short answer. */
  readonly bodies:
    | { readonly plain: Uint8Array<ArrayBuffer> }
    | Readonly<Record<AnswerEncoding, Uint8Array<ArrayBuffer>>>;
  /** Memory that it takes, in bytes. */
  readonly size: number;
}

/** Writes a value as JSON and compresses it, beside the event loop. */
export async function readyAnswer(value: unknown): Promise<ReadyAnswer> {
  return await readyText(JSON.stringify(value));
}

/** The same for an answer that is a text. */
export async function readyText(text: string): Promise<ReadyAnswer> {
  const plain = new TextEncoder().encode(text);
  const hash = createHash("sha256").update(plain).digest("hex").slice(0, 32);
  if (plain.length < WORTH_COMPRESSING) return { hash, bodies: { plain }, size: plain.length };
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(plain),
  ]);
  const bodies = { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
  return { hash, bodies, size: br.length + gz.length };
}

/** Plain bodies that are on their way to somebody, and those that are being unpacked. */
const underWay = new WeakMap<ReadyAnswer, WeakRef<ArrayBuffer>>();

const unpacking = new WeakMap<ReadyAnswer, Promise<ArrayBuffer>>();

/**
 * The plain body. Few clients ask for it, so it is not kept beside the compressed forms; but all
 * that are being sent it at a time share the same bytes, however many they are and however slowly
 * they read.
 */
export async function plainBody(answer: ReadyAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const { bodies } = answer;
  if ("plain" in bodies) return bodies.plain;
  const shared = underWay.get(answer)?.deref();
  if (shared !== undefined) return new Uint8Array(shared);
  const being = unpacking.get(answer) ?? unpack(answer, bodies.gzip);
  return new Uint8Array(await being);
}

function unpack(answer: ReadyAnswer, packed: Uint8Array): Promise<ArrayBuffer> {
  const being = (async () => {
    try {
      const { buffer } = new Uint8Array(await unzip(packed));
      // Sockets hold the buffer, not the view that they were given.
      underWay.set(answer, new WeakRef(buffer));
      return buffer;
    } finally {
      unpacking.delete(answer);
    }
  })();
  unpacking.set(answer, being);
  return being;
}

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

/** Whether `Accept-Encoding` admits an encoding: named, and not with a weight of zero. */
export function acceptsEncoding(acceptEncoding: string | undefined, encoding: string): boolean {
  return (acceptEncoding ?? "").split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether `If-None-Match` names the tag; a proxy may have made it a weak one. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
