import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

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
