import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import * as v from "valibot";
import {
  CommandError,
  type CommandContext,
  type ServedCommand,
  errorLine,
} from "../../db/command.ts";
import { LARGEST_REQUEST_BYTES, RequestSchema, type Reply } from "./message.ts";
import { createPrivateFolder } from "./socketPath.ts";

export interface ControlServer {
  /** Refuses new commands and waits for those under way. */
  close: () => Promise<void>;
}

/**
 * Executes commands that other processes of this user send to a unix socket.
 * Call it with the data folder's lock held: a socket file that is already there
 * was then left by a process that is gone, and is replaced.
 *
 * @throws Error when the socket cannot be created
 */
export async function serveControl(
  socketPath: string,
  commands: readonly ServedCommand[],
  context: Omit<CommandContext, "progress">,
): Promise<ControlServer> {
  createPrivateFolder(path.dirname(socketPath));
  rmSync(socketPath, { force: true });

  const server = createServer((request, response) => {
    void answer(commands, context, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

async function answer(
  commands: readonly ServedCommand[],
  context: Omit<CommandContext, "progress">,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reply = (message: Reply) => response.write(`${JSON.stringify(message)}\n`);
  response.writeHead(200, { "content-type": "application/x-ndjson", connection: "close" });
  try {
    const { command: name, input } = v.parse(RequestSchema, JSON.parse(await readBody(request)));
    const command = commands.find((one) => one.name === name);
    if (command === undefined) {
      throw new CommandError(`The running server does not know "${name}". Restart it.`);
    }
    const progress = (line: string) => reply({ kind: "progress", line });
    const output = await command.execute({ ...context, progress }, input);
    reply({ kind: "result", output });
  } catch (error) {
    const message = errorLine(error);
    reply({ kind: "error", message, expected: error instanceof CommandError });
  }
  response.end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError("A request body is read as bytes.");
    size += chunk.length;
    if (size > LARGEST_REQUEST_BYTES) throw new CommandError("The command is larger than 64 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
