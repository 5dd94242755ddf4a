import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, it, onTestFinished } from "vitest";
import { createLimitedServer, listen } from "../../../server/web/connections/listen.ts";
import { tryFiles } from "../faults/inputs/files/tryFiles.ts";
import { tryRequests } from "../faults/inputs/requests/tryRequests.ts";
import { appTarget } from "../faults/inputs/target/appTarget.ts";
import { Tally } from "../faults/report/tally.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";

/** The short form of `npm run faults -- --only inputs`, which tries 100,000. */
const SEED = 20_261_120;
const rest = () => Promise.resolve();

/** Serves a site on a port. `gone` is there when its first request has ended, however. */
async function served(fetch: Parameters<typeof getRequestListener>[0]) {
  const answer = getRequestListener(fetch);
  let end: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (end = resolve));
  const server = createLimitedServer((request, response) => {
    void answer(request, response).finally(end);
  });
  const { url, close } = await listen(server, "127.0.0.1", 0);
  onTestFinished(close);
  return { url, gone };
}

describeOnPglite(`generated hostile inputs (seed ${String(SEED)})`, (database) => {
  it("are refused by every endpoint, and no answer tells of the inside", async () => {
    const log = silentLog();
    const { db } = database();
    const target = await appTarget(db, siteOn(db, { log }));
    const tally = new Tally();
    await tryRequests(tally, target, { runs: 300, seed: SEED, rest });
    expect(tally.shown).toEqual([]);
    expect(log.errors).toEqual([]);
  });

  it("are refused by every format of files, row by row", async () => {
    const tally = new Tally();
    await tryFiles(tally, { runs: 800, seed: SEED, rest });
    expect(tally.shown).toEqual([]);
  });

  it("a client that goes away in the middle of its body is nobody's error", async () => {
    const log = silentLog();
    const { url, gone } = await served(siteOn(database().db, { log }).fetch);
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const headers = "host: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n";
    socket.write(`POST /api/feedback HTTP/1.1\r\n${headers}{`, () => socket.resetAndDestroy());
    await gone;
    expect(log.errors).toEqual([]);
  });

  it.each(["TRACE", "PROPFIND", "BREW"])("%s is answered as any other error", async (method) => {
    const { url } = await served(siteOn(database().db).fetch);
    for (const path of ["/api/stores", "/api/nothing"]) {
      const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
      socket.end(
        `${method} ${path} HTTP/1.1\r\nhost: a\r\nx-secret: seen\r\nconnection: close\r\n\r\n`,
      );
      let said = "";
      for await (const text of socket) said += String(text);
      expect(said).toMatch(/^HTTP\/1\.1 4\d\d [^]*application\/problem\+json/i);
      expect(said).not.toContain("seen");
    }
  });
});
