import { getRequestListener } from "@hono/node-server";
import { Hono, type Handler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { createServer } from "node:http";
import { readyText, sendAnswer } from "../../../../../server/web/answers/readyAnswer.ts";
import { securityHeaders, inlineHashes } from "../../../../../server/web/headers.ts";
import { listen, type Listener } from "../../../../../server/web/connections/listen.ts";
import type { Dist } from "../../../../../server/web/pages/dist.ts";
import { serveDist } from "../../../../../server/web/pages/serveDist.ts";
import { DOCUMENT_PATH, type CannedAnswer } from "./cannedAnswers.ts";

/** Sends a text as the site does: made ready once. */
function ready(text: string, headers: Record<string, string>): Handler {
  const made = readyText(text);
  return async (c) => await sendAnswer(c, await made, headers);
}

/**
 * Serves one page with the site's own static server, headers and policy. It can be
 * stopped and started again under the same address, which offline starts need: the
 * address is what a browser keeps workers and copies by.
 */
export class SubjectServer {
  readonly #app = new Hono();
  #listener: Listener | null = null;
  #port = 0;

  constructor(dist: Dist, answers: readonly CannedAnswer[]) {
    const html = new TextDecoder().decode(dist.indexHtml.plain);
    this.#app.use(securityHeaders(inlineHashes(html), false));
    if (answers.some(({ isCompressed }) => isCompressed)) this.#app.use("/api/*", compress());
    this.#app.use("/api/*", etag());
    for (const { path, body, headers } of answers) {
      if (path === DOCUMENT_PATH) this.#app.get(path, ready(body, headers));
      else this.#app.get(path, (c) => c.body(body, 200, headers));
    }
    this.#app.all("*", serveDist(dist));
  }

  /** Where it listens. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const answer = getRequestListener(this.#app.fetch);
    const server = createServer((request, response) => void answer(request, response));
    this.#listener = await listen(server, "127.0.0.1", this.#port);
    this.#port = Number(new URL(this.#listener.url).port);
  }

  async stop(): Promise<void> {
    await this.#listener?.close();
    this.#listener = null;
  }
}
