import { rmSync, lstatSync, mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import * as v from "valibot";
import {
  CommandError,
  type CommandContext,
  type ServedCommand,
  errorLine,
} from "../../db/command.ts";
import { createHash } from "node:crypto";
import os from "node:os";

interface ControlServer {
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

/** Commands larger than this are refused: 64 MB. */
export const LARGEST_REQUEST_BYTES = 64 * 1024 * 1024;

/** What the client sends, as the JSON body of a POST. */
const RequestSchema = v.object({ command: v.string(), input: v.unknown() });

/**
 * What the server answers, one JSON value per line: any number of `progress`,
 * then one `result` or `error`. An `expected` error is one the operator can act on.
 */
export const ReplySchema = v.variant("kind", [
  v.object({ kind: v.literal("progress"), line: v.string() }),
  v.object({ kind: v.literal("result"), output: v.unknown() }),
  v.object({ kind: v.literal("error"), message: v.string(), expected: v.boolean() }),
]);

type Reply = v.InferOutput<typeof ReplySchema>;

/** The system's limit for a socket's path is about 104 bytes (108 on Linux). */
const LONGEST_PATH_BYTES = 100;

/**
 * Where the server of a data folder listens for commands: inside the folder, or
 * under the system's temporary folder when that path would be too long.
 */
export function controlSocketPath(dataDir: string): string {
  const own = path.join(dataDir, "control", "control.sock");
  if (Buffer.byteLength(own) <= LONGEST_PATH_BYTES) return own;
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return path.join(os.tmpdir(), `ohio-cannabis-${hash}`, "control.sock");
}

/**
 * Creates the folder of a socket so that only this user can reach what is in it.
 * A process that can reach the socket may do everything. The folder's mode
 * protects it from before the socket exists.
 *
 * @throws Error when the folder belongs to someone else or is open to others, as
 * it may in a shared temporary folder
 */
function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = lstatSync(folder);
  const strangers = (mode & 0o077) !== 0 || uid !== process.getuid?.();
  if (strangers) throw new Error(`The folder ${folder} must belong to this user alone.`);
}
