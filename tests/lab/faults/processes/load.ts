import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { unpackProgram, type UnpackedProgram } from "../../../support/programs/debianPackages.ts";
import { leavingTheirs } from "./processors.ts";

/** Ticks of the system's clock in a second, in which it counts the time of processors. */
const TICKS = 100;

/** Visitors, each with an address of his own, and how many connections each has. */
const VISITORS = 20;
const CONNECTIONS_EACH = 4;

/** What they ask for by turns. */
const PATHS = ["/", "/api/statistics", "/api/stores", "/api/deals", "/dispensary-menus"];

/** Time of processors that a process has had so far, in seconds. */
export function processorSeconds(pid: number): number {
  const text = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS;
}

/** `ab`, which leaves the processor to whom it asks: then they, and not their visitors, are what one waits for. */
export function findLoad(): UnpackedProgram | null {
  return unpackProgram("apache2-utils");
}

/**
 * Asks an nginx by TLS, so many times in all.
 *
 * @throws Error when an answer is anything but 200
 */
export async function load(
  { env }: UnpackedProgram,
  port: number,
  requests: number,
): Promise<void> {
  const visit = async (visitor: number) => {
    const address = `https://127.0.0.1:${String(port)}${PATHS[visitor % PATHS.length] ?? "/"}`;
    const words = ["-q", "-k", "-l", "-n", String(Math.ceil(requests / VISITORS))]
      .concat("-c", String(CONNECTIONS_EACH), "-B", `127.0.5.${String(visitor + 1)}`)
      .concat("-H", "Host: example.org", "-H", "Accept-Encoding: br", address);
    const [program = "", ...all] = leavingTheirs("ab", words);
    const child = spawn(program, all, { env, stdio: ["ignore", "pipe", "ignore"] });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    await once(child, "close");
    if (!/^Failed requests:\s+0$/m.test(said) || said.includes("Non-2xx"))
      throw new Error(`${address} was not answered as it should be.`);
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
}
