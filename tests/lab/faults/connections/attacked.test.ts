import { once } from "node:events";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { createLimitedServer, listen } from "../../../../server/web/connections/listen.ts";
import { ATTACKERS } from "./attackers.ts";
import { visiting } from "./visitor.ts";

/** The short form of `npm run faults -- --only connections`: few connections, and little patience. */
const QUICK = {
  connections: 20,
  headersTimeout: 200,
  bodyTimeout: 200,
  unreadTimeout: 200,
  connectionsCheckingInterval: 20,
};
const ATTACKING = 60;

/** More than the system takes off a server's hands for a client that reads nothing. */
const LARGE = Buffer.alloc(32 * 1_024 * 1_024);

it.each(ATTACKERS)(
  "while there are $name, others are answered, and all of them are ended",
  async (attacker) => {
    const server = createLimitedServer((request, response) => {
      request
        .resume()
        .once("end", () => response.end(request.url === "/api/menus" ? LARGE : "done"));
    }, QUICK);
    const { url, close } = await listen(server, "127.0.0.1", 0);
    onTestFinished(close);
    const begun = once(server, "connection");
    const { hostname: host, port } = new URL(url);
    const count = Math.ceil(ATTACKING * Math.max(attacker.share, 0.1));
    const attack = attacker.begin({ host, port: Number(port) }, count);
    onTestFinished(attack.stop);
    await begun;
    const visitor = visiting(url);
    const connections = promisify(server.getConnections.bind(server));
    // Of the visitor there is one at most.
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(1);
    const { asked, failed } = await visitor.stop();
    expect(asked).toBeGreaterThan(0);
    expect(failed).toBe(0);
  },
);
