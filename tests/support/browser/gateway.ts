import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** An answer given in place of the site's own. */
export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** `lost`: the site takes the request, and its answer is cut off; `silent`: nobody answers; `site`: the site does. */
type Fate = Answer | "lost" | "silent" | "site";

const LOGIN_PAGE = "<!doctype html><title>Café Wi-Fi</title><h1>Sign in to the café’s Wi-Fi</h1>";

/** Files whose names say what is in them, as the site has answered: each is asked of it once, not for every test. */
const files = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>();

/** One way, in milliseconds, where the network is slow. */
const LATENCY_MS = 30_000;

/** What 2 kbit/s are in each tenth of a second, in bytes. */
const TRICKLE_BYTES = 25;

/**
 * Stands between the browser and the site, as a network does: it can be cut, can
 * fall silent, and can answer like another server.
 */
export class Gateway {
  /**
   * `cut`: connections are refused; `silent`: requests are taken and never answered; `headless`:
   * answered with headers, and their bodies never come; `slow`: passed on after half a minute;
   * `trickling`: answered at 2 kbit/s; `portal`: answered by a café's login page.
   */
  network: "open" | "cut" | "silent" | "headless" | "slow" | "trickling" | "portal" = "open";
  /** Answers by path, until removed. */
  readonly answers = new Map<string, Answer | ((request: IncomingMessage) => Fate)>();
  /** Paths asked for, in order. */
  readonly asked: string[] = [];
  /** How many requests the site has not answered yet. */
  underway = 0;
  /** Sees every request as it comes in. */
  onRequest: (request: IncomingMessage) => void = () => {};
  /** Where its visitors seem to come from: an address that no other test has. */
  readonly #visitor = `10.${Array.from(randomBytes(3)).join(".")}`;
  readonly #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  readonly #sockets = new Set<Socket>();
  url = "";

  /** @param site where requests go on to; may be changed while the gateway is open */
  constructor(public site: string) {
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
      if (this.network === "cut") socket.destroy();
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    this.url = `http://127.0.0.1:${address.port}`;
    return this;
  }

  /** Refuses everything from now on, and breaks the connections that are open. */
  cut(): void {
    this.network = "cut";
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** How often a path was asked for. */
  count(path: string): number {
    return this.asked.filter((each) => each === path).length;
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = new URL(incoming.url ?? "/", this.site).pathname;
    this.asked.push(path);
    this.onRequest(incoming);
    if (this.network === "silent") return;
    if (this.network === "portal") {
      outgoing.writeHead(200, { "content-type": "text/html" }).end(LOGIN_PAGE);
      return;
    }
    if (this.network === "slow") {
      const timer = setTimeout(() => this.#passOn(incoming, outgoing, path), LATENCY_MS);
      outgoing.on("close", () => clearTimeout(timer));
      return;
    }
    this.#passOn(incoming, outgoing, path);
  }

  /**
   * What is asked for: of a document the plain shell, where the test has answers other than those
   * from which the site writes first views.
   */
  #target({ url = "/", headers }: IncomingMessage): string {
    const isDocument = headers["sec-fetch-dest"] === "document";
    const hasOwnAnswers = [...this.answers.keys()].some((path) => path.startsWith("/api/"));
    return isDocument && hasOwnAnswers ? "/index.html" : url;
  }

  /** @returns the same for what the site answers with the same bytes; `null`: ask the site */
  #nameOfFile({ method, headers }: IncomingMessage, path: string): string | null {
    const isWhole = !("range" in headers) && !("if-none-match" in headers);
    return this.network === "open" && method === "GET" && isWhole && path.startsWith("/assets/")
      ? [this.site, path, headers["accept-encoding"]].join(" ")
      : null;
  }

  #passOn(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const own = this.answers.get(path) ?? "site";
    const fate = typeof own === "function" ? own(incoming) : own;
    if (fate === "silent") return;
    if (typeof fate === "object") {
      const { status = 200, type = "application/json", headers = {}, body } = fate;
      outgoing.writeHead(status, { "content-type": type, ...headers }).end(body);
      return;
    }
    const file = this.#nameOfFile(incoming, path);
    const known = file === null ? undefined : files.get(file);
    if (known !== undefined) {
      outgoing.writeHead(200, known.headers).end(known.body);
      return;
    }
    this.underway += 1;
    outgoing.on("close", () => (this.underway -= 1));
    const onward = request(
      new URL(this.#target(incoming), this.site),
      {
        method: incoming.method,
        headers: { ...incoming.headers, "x-forwarded-for": this.#visitor },
      },
      (answer) => {
        if (fate === "lost") {
          answer.resume().on("end", () => outgoing.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (this.network === "headless") outgoing.flushHeaders();
        else if (this.network === "trickling") trickle(answer, outgoing);
        else answer.pipe(outgoing);
        if (file !== null) keepFile(file, answer);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }
}

function keepFile(name: string, answer: IncomingMessage): void {
  if (answer.statusCode !== 200) return;
  const { headers } = answer;
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.on("end", () => files.set(name, { headers, body: Buffer.concat(parts) }));
}

/** Lets an answer through at 2 kbit/s. */
function trickle(answer: IncomingMessage, outgoing: ServerResponse): void {
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.on("end", () => {
    const body = Buffer.concat(parts);
    let sent = 0;
    const drops = setInterval(() => {
      outgoing.write(body.subarray(sent, sent + TRICKLE_BYTES));
      sent += TRICKLE_BYTES;
      if (sent < body.length) return;
      clearInterval(drops);
      outgoing.end();
    }, 100);
    outgoing.on("close", () => clearInterval(drops));
  });
}
