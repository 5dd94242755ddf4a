import { request, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { CommandError } from "../../db/command.ts";
import { LARGEST_REQUEST_BYTES, ReplySchema } from "./controlSocket.ts";

/** No process listens at the socket: no server runs on the folder, or it is still starting. */
export class NoControlServerError extends Error {
  override name = "NoControlServerError";
}

/**
 * Lets the running server execute a command.
 *
 * @returns the command's output, to be parsed by the command's own schema
 * @throws NoControlServerError when there is no server to ask
 * @throws CommandError when the command cannot be done, or the input is over 64 MB
 * @throws Error when it failed otherwise or the server went away half-way
 */
export async function callControl(
  socketPath: string,
  command: string,
  input: unknown,
  onProgress: (line: string) => void,
): Promise<unknown> {
  const body = Buffer.from(JSON.stringify({ command, input }));
  if (body.length > LARGEST_REQUEST_BYTES) {
    throw new CommandError("The input is larger than the 64 MB that a running server takes.");
  }
  const response = await post(socketPath, body);
  for await (const line of linesOf(response)) {
    const reply = v.parse(ReplySchema, JSON.parse(line));
    switch (reply.kind) {
      case "progress":
        onProgress(reply.line);
        break;
      case "result":
        return reply.output;
      case "error":
        throw reply.expected ? new CommandError(reply.message) : new Error(reply.message);
    }
  }
  throw new ServerGoneError();
}

/** The server went away half-way. What it was doing is done whole or not at all, and only it knew which. */
class ServerGoneError extends Error {
  override name = "ServerGoneError";
  constructor() {
    super(
      "The server stopped before it answered; start it and ask again: what was done once is not done twice.",
    );
  }
}

/** The answer's lines, whose end may be the server's own. */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: response });
  } catch (error) {
    throw isLostConnection(error) ? new ServerGoneError() : error;
  }
}

/** "socket hang up", "aborted" and "read ECONNRESET" all have this code in Node. */
function isLostConnection(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ECONNRESET" || code === "EPIPE" || code === "ECONNABORTED";
}

function post(socketPath: string, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({
      socketPath,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    call.on("response", resolve);
    call.on("error", (error: NodeJS.ErrnoException) => {
      const absent = error.code === "ENOENT" || error.code === "ECONNREFUSED";
      if (absent) reject(new NoControlServerError("No server is listening."));
      else reject(isLostConnection(error) ? new ServerGoneError() : error);
    });
    call.end(body);
  });
}
