import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callControl } from "./callControl.ts";

const GONE = /^The server stopped before it answered; start it and ask again/;

describe("a command whose server goes away", () => {
  let folder = "";
  let server: Server;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "occ-control-"));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function callServer(answer: RequestListener): Promise<unknown> {
    const socketPath = path.join(folder, "control.sock");
    server = createServer(answer).listen(socketPath);
    await once(server, "listening");
    return await callControl(socketPath, "import", null, () => undefined);
  }

  it("says so in one clear line when it had not begun to answer", async () => {
    await expect(callServer((request) => request.socket.destroy())).rejects.toThrow(GONE);
  });

  it("says the same when it was half-way", async () => {
    const halfWay = callServer((_, response) => {
      response.write('{"kind":"progress","line":"5000 rows read"}\n');
      setImmediate(() => response.destroy());
    });
    await expect(halfWay).rejects.toThrow(GONE);
  });

  it("says the same when its answer ends without a result", async () => {
    await expect(callServer((_, response) => response.end())).rejects.toThrow(GONE);
  });
});
