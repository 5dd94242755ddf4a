import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { LAUNCHER, PROJECT } from "../../../server/project.ts";

/** The real product, as `npm start` runs it, in a process of its own. */
export interface Site {
  url: string;
  pid: number;
  /** Ends it as Ctrl-C does, and waits. */
  stop(): Promise<void>;
  /** Ends it as a power cut does, and waits. */
  kill(): Promise<void>;
}

/**
 * Starts the site on a free port, with its data in `dataDir`, and waits until it listens.
 *
 * @param settings more of its environment
 * @param onLog hears every line of its log, which is at level warn
 */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  onLog: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, [LAUNCHER, "server/cli/start.ts"], {
    cwd: PROJECT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", onLog);
  const url = await listening(child);
  const pid = child.pid ?? NaN;
  return { url, pid, stop: () => end(child, "SIGTERM"), kill: () => end(child, "SIGKILL") };
}

async function listening(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const url = /^Listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error("the site ended before it listened");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
