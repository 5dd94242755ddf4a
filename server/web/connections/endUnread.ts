import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

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
