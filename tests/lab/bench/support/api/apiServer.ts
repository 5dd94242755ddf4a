import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import * as v from "valibot";
import { LAUNCHER } from "../../../../../server/project.ts";
import { ReportSchema, type Order, type Report } from "./apiMessages.ts";

const PROGRAM = "tests/lab/bench/support/api/apiProcess.ts";

/** A server under load, in a process of its own. */
export class ApiServer {
  readonly #process: ChildProcess;
  /** Where it listens. */
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#process = child;
    this.url = url;
  }

  static async start(order: Order): Promise<ApiServer> {
    const child = fork(LAUNCHER, [PROGRAM], { stdio: ["ignore", 2, 2, "ipc"] });
    const report = await ask(child, order);
    if (report.kind !== "listening") throw new TypeError("The server does not listen.");
    return new ApiServer(child, report.url);
  }

  /** Processor time that its process has used so far, all threads and the kernel's share, in seconds. */
  async cpuSeconds(): Promise<number> {
    const { user, system } = await this.#used();
    return (user + system) / 1_000_000;
  }

  /** The most memory that its process has had so far, in bytes. */
  async memory(): Promise<number> {
    return (await this.#used()).memory;
  }

  async #used(): Promise<Extract<Report, { kind: "used" }>> {
    const report = await ask(this.#process, { kind: "report" });
    if (report.kind !== "used") throw new TypeError("The server reports nothing.");
    return report;
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await gone;
  }
}

/** @throws Error when the process ends instead of answering */
async function ask(child: ChildProcess, order: Order): Promise<Report> {
  const answered = new AbortController();
  const { signal } = answered;
  child.send(order);
  try {
    const [message]: unknown[] = await Promise.race([
      once(child, "message", { signal }),
      once(child, "exit", { signal }).then(() => {
        throw new Error("The server's process has ended.");
      }),
    ]);
    return v.parse(ReportSchema, message);
  } finally {
    answered.abort();
  }
}
