import https from "node:https";
import { readFileSync } from "node:fs";

/** Visitors at once, each with an address and a connection of his own. */
const VISITORS = 16;

/** Ticks of the system's clock in a second, in which it counts the time of processors. */
const TICKS = 100;

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

/**
 * Asks for paths by turns, as many times as said, by TLS.
 *
 * @throws Error when an answer is anything but 200
 */
export async function load(
  port: number,
  paths: readonly string[],
  requests: number,
): Promise<void> {
  let left = requests;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const agent = new https.Agent({ keepAlive: true, maxSockets: 1 });
      const from = `127.0.5.${String(visitor + 1)}`;
      while (left > 0) {
        left -= 1;
        await ask(port, paths[left % paths.length] ?? "/", from, agent);
      }
      agent.destroy();
    }),
  );
}

function ask(port: number, path: string, from: string, agent: https.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: "example.org", "accept-encoding": "br" };
    const options = { host: "127.0.0.1", servername: "example.org", rejectUnauthorized: false };
    https
      .get({ ...options, port, path, headers, agent, localAddress: from }, (answer) => {
        answer.resume().once("end", () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${String(answer.statusCode)}.`));
        });
      })
      .once("error", reject);
  });
}
