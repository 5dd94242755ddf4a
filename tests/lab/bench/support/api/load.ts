import { Agent, get, type IncomingMessage } from "node:http";

/** How many requests are under way at once, each on a connection that is kept. */
const CONNECTIONS = 16;

const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd", accept: "application/json" };

/**
 * Sends requests for one path, as many as asked, and reads every answer to its end.
 *
 * @throws Error when an answer is anything but 200
 */
export async function load(url: string, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await request(url, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: HEADERS }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url} answered ${String(response.statusCode)}.`));
      }
      response.resume();
      response.once("end", resolve);
      response.once("error", reject);
    }).once("error", reject);
  });
}

/** One answer as it travels: the body is not unpacked. */
export function record(
  url: string,
): Promise<{ headers: IncomingMessage["headers"]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
      response.once("error", reject);
    }).once("error", reject);
  });
}
