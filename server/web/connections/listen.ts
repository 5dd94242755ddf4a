import {
  createServer,
  type RequestListener,
  type Server,
  STATUS_CODES,
  type ServerResponse,
} from "node:http";
import { isIPv6, type Socket, Server as TcpServer } from "node:net";
import { endUnread, fewAtOnce, makeRoom } from "./connectionGuards.ts";
import type { Duplex } from "node:stream";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** The address is taken. The message is one line for the operator. */
class PortInUseError extends Error {
  override name = "PortInUseError";
}

export interface Listener {
  /** Where it really listens, such as `http://127.0.0.1:3000`. */
  url: string;
  /**
   * Goes on for as long as was said, then stops accepting, answers those who are connected once more,
   * lets running requests finish, and cuts those that take too long.
   */
  close: () => Promise<void>;
}

/**
 * How long a client may take, in milliseconds, and how many there may be. Otherwise a client that
 * sends a byte at a time would hold its connection without end, and could take all of them.
 */
const LIMITS = {
  headersTimeout: 10_000,
  /** For the one call that brings a whole file; all others have `bodyTimeout`. */
  requestTimeout: 600_000,
  keepAliveTimeout: 5_000,
  /** How often it is looked who is late; by itself Node looks every 30 seconds. */
  connectionsCheckingInterval: 1_000,
};

const BODY_TIMEOUT_MS = 30_000;

/** As long as a phone may be without a signal in the middle of an answer. */
const UNREAD_TIMEOUT_MS = 30_000;

const BRINGS_A_FILE = /^\/api\/import(?:\?|$)/;

const MOST_CONNECTIONS = 2_000;

/** Unanswered requests on one connection. */
const MOST_AT_ONCE = 10;

/** Makes an HTTP server that waits only so long for a client. @param limits others for tests */
export function createLimitedServer(
  listener?: RequestListener,
  limits: Partial<
    typeof LIMITS & { bodyTimeout: number; unreadTimeout: number; connections: number }
  > = {},
): Server {
  const {
    connections = MOST_CONNECTIONS,
    bodyTimeout = BODY_TIMEOUT_MS,
    unreadTimeout = UNREAD_TIMEOUT_MS,
    ...times
  } = limits;
  const server = createServer({ ...LIMITS, ...times });
  if (listener !== undefined) server.on("request", fewAtOnce(MOST_AT_ONCE, listener));
  makeRoom(server, connections, ({ url }) => BRINGS_A_FILE.test(url ?? ""));
  endUnread(server, unreadTimeout);
  const broken = brokenRequests(server);
  server.on("request", (request) => {
    if (request.complete || BRINGS_A_FILE.test(request.url ?? "")) return;
    const late = setTimeout(() => {
      if (!request.complete) broken.refuse(request.socket, 408);
    }, bodyTimeout);
    request.once("close", () => {
      clearTimeout(late);
    });
  });
  server.on("request", (request, response) => {
    response.once("finish", () => {
      if (!request.complete) endSoon(request.socket);
    });
  });
  return server;
}

/** How long an answer has to arrive whose request was not read to its end. */
const LINGER_MS = 1_000;

/**
 * Reads no more of a connection and ends it, but not at once: what has been answered would be lost
 * with what is still coming in. Unread, a large body would otherwise fill the memory.
 */
function endSoon(socket: Socket): void {
  socket.pause();
  const end = setTimeout(() => {
    socket.destroy();
  }, LINGER_MS);
  socket.once("close", () => {
    clearTimeout(end);
  });
}

/**
 * How many connections may wait to be accepted, as many as Linux allows by itself (net.core.somaxconn).
 * Node asks for 511: one more is not refused but unheard, and tries again after one second, three and seven.
 */
const BACKLOG = 4_096;

interface ListenOptions {
  /** The variable that says on which port; `PORT` when left out. */
  setting?: string;
  /** So long it goes on accepting after the order to stop, in milliseconds; not at all when left out. */
  drainMs?: number;
  /** So long a proxy has then to leave connections that it does not use; another one for tests. */
  leavingMs?: number;
}

/**
 * Lets an HTTP server listen.
 *
 * @throws PortInUseError
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  { setting = "PORT", drainMs = 0, leavingMs }: ListenOptions = {},
): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      const message = `Port ${String(port)} of ${host} is in use. Stop what uses it, or set ${setting}.`;
      reject(taken ? new PortInUseError(message) : error);
    });
    server.listen({ host, port, backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("There is no port.");
  const name = isIPv6(address.address) ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${String(address.port)}`,
    async close() {
      await endServer(server, drainMs, leavingMs);
    },
  };
}

/** What a broken request is answered with, by the reason that Node gives; 400 for all others. */
const STATUS: Readonly<Partial<Record<string, number>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers requests that are not HTTP, stop half way or take too long, with a problem document like
 * every other error, and ends their connection. No route ever sees them whole.
 */
function brokenRequests(server: Server): {
  refuse: (socket: Duplex, status: number) => void;
} {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => {
    answers.set(request.socket, response);
  });
  const refuse = (socket: Duplex, status: number) => {
    // Half an answer has left already, or the client is gone.
    const hasBegun = answers.get(socket)?.headersSent === true && !isAnswered(answers.get(socket));
    if (hasBegun || !socket.writable) socket.destroy();
    else socket.end(problemText(status), () => socket.destroy());
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else refuse(socket, STATUS[error.code ?? ""] ?? 400);
  });
  return { refuse };
}

const isAnswered = (response: ServerResponse | undefined) => response?.writableEnded === true;

function problemText(status: number): string {
  const title = STATUS_CODES[status] ?? "Error";
  const body = JSON.stringify({ type: "about:blank", title, status });
  return [
    `HTTP/1.1 ${String(status)} ${title}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}

/** Running requests get this long after the server has stopped listening, in milliseconds. */
const GRACE_MS = 3_000;

const SWEEP_EVERY_MS = 50;

/**
 * How long a proxy may keep a connection that it does not use, and then leaves it by itself, in
 * milliseconds; `keepalive_timeout` of docs/running.md is shorter.
 */
const LEAVING_MS = 800;

/** A turn of the event loop in which nothing came in takes less, in milliseconds. */
const QUIET_MS = 0.2;

const LONGEST_WAIT_FOR_QUIET_MS = 500;

/**
 * Ends a server, behind a proxy without a lost request. Two things would lose one: a connection that
 * waits to be accepted when listening ends, and a kept one on which the proxy sends just as it is
 * closed. So those who have connections are served on these to the last, and hardly open new ones; the
 * end of listening, after which a proxy goes elsewhere, comes when nothing waits;
 * and kept connections are left to the proxy to close, after one more answer that asks for it or unused.
 *
 * @param drainMs so long it goes on as before, in milliseconds; 0: no proxy could go elsewhere, idle
 *   connections are closed at once
 * @param leavingMs another time for tests
 */
async function endServer(server: Server, drainMs: number, leavingMs = LEAVING_MS): Promise<void> {
  if (drainMs > 0) {
    await pause(drainMs);
    await quiet();
  }
  const closed = new Promise<void>((resolve) => {
    server.once("close", resolve);
  });
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  if (drainMs > 0) {
    // HTTP's own would close idle connections with it.
    TcpServer.prototype.close.call(server);
    server.prependListener("request", (_, response) => {
      response.setHeader("connection", "close");
    });
    await Promise.race([closed, pause(leavingMs)]);
  }
  server.close();
  // A kept-alive connection becomes idle only when its request ends, so this is repeated.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_EVERY_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Waits for a turn of the event loop that brings nothing: what had come in by then has been taken. */
async function quiet(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_FOR_QUIET_MS;
  for (let now = performance.now(), began = 0; now < until;) {
    began = now;
    await turn();
    now = performance.now();
    if (now - began < QUIET_MS) return;
  }
}
