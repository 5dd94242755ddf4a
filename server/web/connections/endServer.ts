import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** Running requests get this long after the server has stopped listening, in milliseconds. */
const GRACE_MS = 3_000;
const SWEEP_EVERY_MS = 50;

/**
 * How long a proxy may keep a connection that it does not use, and then leaves it by itself, in
 * milliseconds; `keepalive_timeout` of docs/running.md is shorter.
 */
const LEAVING_MS = 800;

/** A turn of the event loop in which nothing came in takes less, in milliseconds. */
const QUIET_MS = 0.2;
const LONGEST_WAIT_FOR_QUIET_MS = 500;

/**
 * Ends a server, behind a proxy without a lost request. Two things would lose one: a connection that
 * waits to be accepted when listening ends, and a kept one on which the proxy sends just as it is
 * closed. So those who have connections are served on these to the last, and hardly open new ones; the
 * end of listening, after which a proxy finds nobody and goes elsewhere, comes when nothing waits;
 * and kept connections are left to the proxy to close, after one more answer that asks for it or unused.
 *
 * @param drainMs so long it goes on as before, in milliseconds; 0: no proxy could go elsewhere, idle
 *   connections are closed at once
 * @param leavingMs another time for tests
 */
export async function endServer(
  server: Server,
  drainMs: number,
  leavingMs = LEAVING_MS,
): Promise<void> {
  if (drainMs > 0) {
    await pause(drainMs);
    await quiet();
  }
  const closed = new Promise<void>((resolve) => {
    server.once("close", resolve);
  });
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  if (drainMs > 0) {
    // HTTP's own would close idle connections with it.
    TcpServer.prototype.close.call(server);
    server.prependListener("request", (_, response) => {
      response.setHeader("connection", "close");
    });
    await Promise.race([closed, pause(leavingMs)]);
  }
  server.close();
  // A kept-alive connection becomes idle only when its request ends, so this is repeated.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_EVERY_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Waits for a turn of the event loop that brings nothing: what had come in by then has been taken. */
async function quiet(): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_FOR_QUIET_MS;
  for (let now = performance.now(), began = 0; now < until;) {
    began = now;
    await turn();
    now = performance.now();
    if (now - began < QUIET_MS) return;
  }
}
