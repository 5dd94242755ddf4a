import { createServer, type RequestListener, type Server } from "node:http";
import { isIPv6, type Socket } from "node:net";
import { brokenRequests } from "./brokenRequests.ts";
import { endServer } from "./endServer.ts";
import { endUnread } from "./endUnread.ts";
import { fewAtOnce } from "./fewAtOnce.ts";
import { makeRoom } from "./connectionGuards.ts";

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
