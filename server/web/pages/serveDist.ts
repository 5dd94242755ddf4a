import type { Context, Handler } from "hono";
import { canonicalPath, isUnlisted } from "#domain/site/routes.ts";
import { acceptsEncoding, namesTag } from "../answers/readyAnswer.ts";
import { problem } from "../problem.ts";
import { ENCODINGS, type Dist, type StaticFile } from "./dist.ts";

/** Answers a screen with a document of its own; `null` where the plain shell has to do. */
export type AnswerScreen = (c: Context, screen: string) => Promise<Response | null>;

const FOREVER = "public, max-age=31536000, immutable";

/**
 * Serves the page. Files under `/assets/` carry a hash in their name and are cached
 * without end; everything else is asked for again each time. A known screen answers
 * the shell with 200, an unknown path with 404; what looks like a file and is
 * missing is a plain 404, so that no script or image is ever an HTML page.
 *
 * @param answerScreen gives known screens their documents; without it all of them get the shell
 */
export function serveDist(dist: Dist, answerScreen?: AnswerScreen): Handler {
  return (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      c.header("allow", "GET, HEAD");
      return problem(c, 405);
    }
    const { path } = c.req;
    const file = dist.files.get(path);
    if (file !== undefined) {
      return send(c, file, 200, path.startsWith("/assets/") ? FOREVER : "no-cache");
    }
    const screen = canonicalPath(path);
    if (screen === null && looksLikeFile(path)) {
      return c.text("Not found", 404, { "cache-control": "no-cache" });
    }
    if (screen === null) return send(c, dist.indexHtml, 404, "no-cache");
    const shell = () => {
      if (isUnlisted(screen)) c.header("x-robots-tag", "noindex");
      return send(c, dist.indexHtml, 200, "no-cache");
    };
    return answerScreen === undefined
      ? shell()
      : answerScreen(c, screen).then((document) => document ?? shell());
  };
}

function looksLikeFile(path: string): boolean {
  return path.startsWith("/assets/") || /\.[^/]*$/.test(path);
}

function send(c: Context, file: StaticFile, status: 200 | 404, cacheControl: string): Response {
  const encoding = ENCODINGS.find(
    ({ name }) =>
      file.encoded[name] !== undefined && acceptsEncoding(c.req.header("accept-encoding"), name),
  );
  // Each form of a file is its own representation and needs its own tag.
  const etag = `"${file.hash}${encoding === undefined ? "" : `-${encoding.name}`}"`;
  c.header("etag", etag);
  c.header("cache-control", cacheControl);
  c.header("vary", "Accept-Encoding");
  if (status === 200 && namesTag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("content-type", file.type);
  const body = encoding === undefined ? file.plain : (file.encoded[encoding.name] ?? file.plain);
  if (encoding !== undefined) c.header("content-encoding", encoding.name);
  c.header("content-length", String(body.length));
  return c.body(body, status);
}
