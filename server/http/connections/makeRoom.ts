import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What a connection is about; `null` between two requests, and before the first is whole. */
type Exchange = { request: IncomingMessage; response: ServerResponse } | null;

/**
 * Keeps connections to a number by ending the one that has kept others waiting longest: that says
 * nothing, is still sending, or does not read its answer. So whoever opens thousands and is slow on
 * purpose loses them to people who ask, and not the other way round. A request that is whole and
 * waits for its answer is never ended; where all are such, the newcomer is not taken.
 *
 * @param most connections at a time
 * @param mayTakeLong whether a request may be sent slowly
 */
export function makeRoom(
  server: Server,
  most: number,
  mayTakeLong: (request: IncomingMessage) => boolean,
): void {
  // In the order in which they came, or have last been answered.
  const open = new Map<Socket, Exchange>();
  const isPatient = (exchange: Exchange) => {
    if (exchange === null) return true;
    const { request, response } = exchange;
    return response.headersSent || (!request.complete && !mayTakeLong(request));
  };
  const longest = () => {
    for (const [socket, exchange] of open) if (isPatient(exchange)) return socket;
    return null;
  };

  // Of the last resort: a crowd that comes within one turn of the loop.
  server.maxConnections = 2 * most;
  server.on("connection", (socket) => {
    if (open.size >= most) {
      const ended = longest() ?? socket;
      open.delete(ended);
      ended.destroy();
      if (ended === socket) return;
    }
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    if (open.has(socket)) open.set(socket, { request, response });
    response.once("close", () => {
      // Anew, so that it is the youngest of those that wait.
      if (open.delete(socket)) open.set(socket, null);
    });
  });
}
