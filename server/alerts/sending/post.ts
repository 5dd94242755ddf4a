import { request as requestHttp, type Agent, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Answer } from "./messenger.ts";

/** A call of a messaging service. */
export interface Post {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  agent: Agent;
  /** Resolves the name; the system does when it is left out. */
  lookup?: LookupFunction;
  /** Where to connect to in place of the address, which stays in the request. */
  connectTo?: URL;
  /** Ends the call, whether it has been answered or not. */
  signal: AbortSignal;
}

/** Errors fit into this. What follows is not read. */
const LONGEST_BODY_BYTES = 4_096;

/** By then its beginning is there. Without a limit of its own a taken message would count as unanswered. */
const BODY_WITHIN_MS = 1_000;

/**
 * Makes a POST request. Redirects are answers like any other: what they point to was never
 * looked at.
 *
 * @throws Error of the connection, or of the signal
 */
export function post({ url, connectTo, headers, body, ...options }: Post): Promise<Answer> {
  const to = connectTo ?? url;
  const send = to.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = send({
      ...options,
      method: "POST",
      host: to.hostname.replace(/^\[|\]$/g, ""),
      port: to.port,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, "content-length": body.length },
    });
    call.on("error", reject);
    call.on("response", (response) => {
      resolve(answerOf(response));
    });
    call.end(body);
  });
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const retryAfter = response.headers["retry-after"] ?? null;
  return { status: response.statusCode ?? 0, retryAfter, body: await readStart(response) };
}

/** The body's beginning. One that breaks off, or stops, is no failure: the status has been said. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => response.destroy(), BODY_WITHIN_MS);
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) break;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= LONGEST_BODY_BYTES) break;
    }
  } catch {
    // What has come so far will do.
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks).toString("utf8", 0, LONGEST_BODY_BYTES);
}
