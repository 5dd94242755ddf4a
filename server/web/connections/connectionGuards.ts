import type { IncomingMessage, Server, ServerResponse, RequestListener } from "node:http";
import type { Socket } from "node:net";

/** What a connection is about; `null` between two requests, and before the first is whole. */
type Exchange = { request: IncomingMessage; response: ServerResponse } | null;

/**
 * Keeps connections to a number by ending, of the address that has most of them, the one that has
 * kept others waiting longest: that says nothing, is still sending, or does not read its answer. So
 * a client that opens thousands and is slow on purpose loses them to people who ask, and not the other way
 * round. A request that is whole and waits for its answer is not ended for another of the same
 * address; where an address has no others, one of these gives way to a newcomer from elsewhere.
 *
 * Behind a proxy all have one address, and the proxy limits each client itself.
 *
 * @param most connections at a time
 * @param mayTakeLong whether a request may be sent slowly
 */
export function makeRoom(
  server: Server,
  most: number,
  mayTakeLong: (request: IncomingMessage) => boolean,
): void {
  /** By address; of each in the order in which they came, or have last been answered. */
  const open = new Map<string, Map<Socket, Exchange>>();
  let count = 0;
  const isPatient = (exchange: Exchange) => {
    if (exchange === null) return true;
    const { request, response } = exchange;
    return response.headersSent || (!request.complete && !mayTakeLong(request));
  };
  const crowd = () => {
    let [address, largest] = ["", new Map<Socket, Exchange>()];
    for (const [each, sockets] of open)
      if (sockets.size > largest.size) [address, largest] = [each, sockets];
    return { address, sockets: largest };
  };
  /** Who gives way to a newcomer from an address; `null`: none does. */
  const longest = (newcomer: string) => {
    const { address, sockets } = crowd();
    for (const [socket, exchange] of sockets) if (isPatient(exchange)) return socket;
    const [first = null] = sockets.keys();
    return address === newcomer ? null : first;
  };
  const forget = (address: string, socket: Socket) => {
    const sockets = open.get(address);
    if (sockets?.delete(socket) !== true) return;
    count -= 1;
    if (sockets.size === 0) open.delete(address);
  };

  // Of the last resort: a crowd that comes within one turn of the loop.
  server.maxConnections = 2 * most;
  server.on("connection", (socket) => {
    const address = addressOf(socket);
    if (count >= most) {
      const ended = longest(address) ?? socket;
      forget(addressOf(ended), ended);
      ended.destroy();
      if (ended === socket) return;
    }
    const sockets = open.get(address) ?? new Map<Socket, Exchange>();
    open.set(address, sockets.set(socket, null));
    count += 1;
    socket.once("close", () => {
      forget(address, socket);
    });
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    const sockets = open.get(addressOf(socket));
    if (sockets?.has(socket) === true) sockets.set(socket, { request, response });
    response.once("close", () => {
      // Anew, so that it is the youngest of those that wait.
      if (sockets?.delete(socket) === true) sockets.set(socket, null);
    });
  });
}

const addresses = new WeakMap<Socket, string>();

/** The address that a connection came from, which it cannot tell any more once it has ended. */
function addressOf(socket: Socket): string {
  const address = addresses.get(socket) ?? socket.remoteAddress ?? "";
  addresses.set(socket, address);
  return address;
}

/**
 * Ends connections on which a client takes nothing of its answer for so long. Its answer would
 * otherwise be held in memory for as long as the client likes.
 *
 * Who waits for an answer that is still being made is not ended, however long that takes; who
 * reads slowly is not either, as long as there is something that moves.
 *
 * @param silenceMs milliseconds without a byte in either direction
 */
export function endUnread(server: Server, silenceMs: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => {
    answers.set(socket, response);
    response.once("close", () => {
      if (answers.get(socket) === response) answers.delete(socket);
    });
  });
  server.setTimeout(silenceMs, (socket) => {
    const answer = answers.get(socket);
    // Without one it is idle between two requests, which has a limit of its own.
    if (answer === undefined || answer.headersSent) socket.destroy();
  });
}

/**
 * Lets a client have only so many requests on one connection that are not answered yet, and ends the
 * connection of one that sends more. Browsers and proxies wait for each answer; who does not, and
 * reads nothing, would pile up answers by the thousand in a few bytes of requests.
 */
export function fewAtOnce(most: number, listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What has come in with the one too many is parsed all the same.
    if (socket.destroyed) return;
    const asked = (unanswered.get(socket) ?? 0) + 1;
    if (asked > most) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, asked);
    response.once("close", () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    listener(request, response);
  };
}
