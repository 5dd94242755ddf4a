import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { LAUNCHER, PROJECT } from "../../../server/project.ts";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A program of the project running in a process of its own. */
export interface Program {
  process: ChildProcess;
  /** Everything it printed, once it has ended. */
  ended: Promise<Ended>;
}

/**
 * Starts a program with nothing in its environment but the search path and what is given.
 *
 * @param project whose it is, where that is a copy of this one
 */
export function startProgram(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
  project = PROJECT,
): Program {
  const launcher = path.join(project, path.relative(PROJECT, LAUNCHER));
  const child = spawn(process.execPath, [launcher, file, ...words], {
    cwd: project,
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = once(child, "close").then(() => ({ code: child.exitCode, stdout, stderr }));
  return { process: child, ended };
}

/**
 * Starts the server on a data folder and waits until it says where it listens.
 *
 * @param folder holds `data`, the data folder; the page is put beside it
 * @throws Error with what it printed when it ends instead
 */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
): Promise<Program & { url: string }> {
  const page = path.join(folder, "page");
  mkdirSync(page, { recursive: true });
  writeFileSync(path.join(page, "index.html"), "<!doctype html><p>Home</p>");
  const program = startProgram("tests/support/server/serveFixture.ts", [page], {
    DATA_DIR: path.join(folder, "data"),
    ...env,
  });
  return await untilListening(program);
}

/**
 * Waits until a server says where it listens.
 *
 * @throws Error with what it printed when it ends instead
 */
export async function untilListening(program: Program): Promise<Program & { url: string }> {
  const { stdout } = program.process;
  if (stdout === null) throw new Error("The output is not piped.");
  const listening = (async () => {
    for await (const line of createInterface({ input: stdout })) {
      const url = /^Listening on (\S+)$/.exec(line)?.[1];
      if (url !== undefined) return url;
    }
    return null;
  })();
  const url = await listening;
  if (url === null) throw new Error(JSON.stringify(await program.ended));
  // The reader has paused the stream; let what follows flow into `ended`.
  stdout.resume();
  return { ...program, url };
}
