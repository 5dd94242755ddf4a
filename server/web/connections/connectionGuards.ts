import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What a connection is about; `null` between two requests, and before the first is whole. */
type Exchange = { request: IncomingMessage; response: ServerResponse } | null;

/**
 * Keeps connections to a number by ending, of the address that has most of them, the one that has
 * kept others waiting longest: that says nothing, is still sending, or does not read its answer. So
 * whoever opens thousands and is slow on purpose loses them to people who ask, and not the other way
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
  /** Who gives way to a newcomer from an address; `null`: nobody does. */
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
