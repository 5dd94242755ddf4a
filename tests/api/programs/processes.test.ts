import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { openDatabase } from "../../../server/db/database.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

/** These tests start real processes on real folders, each on a copy of one that is made once. */
let root: string;
let copies = 0;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "occ-processes-"));
  makeDataFolder(path.join(root, "original"));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function freshFolder(): { folder: string; env: { dataDir: string; databaseUrl: null } } {
  copies += 1;
  const folder = path.join(root, `copy-${String(copies)}`);
  cpSync(path.join(root, "original"), folder, { recursive: true });
  return { folder, env: { dataDir: path.join(folder, "data"), databaseUrl: null } };
}

async function runServer(folder: string, env: Record<string, string> = {}) {
  const server = await startServer(folder, env);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

const admin = (folder: string, ...words: string[]) =>
  startProgram("server/cli/admin.ts", words, { DATA_DIR: path.join(folder, "data") }).ended;

describe("the server process", () => {
  // Told once, as by systemd, most of these tests end theirs.
  it.each([[["SIGINT"]], [["SIGTERM", "SIGTERM"]]] as const)(
    "says where it listens, and nothing else, and ends with 0 within 5 seconds of %j, although a browser keeps its connection",
    async (signals) => {
      const { folder, env } = freshFolder();
      const { url, process: server, ended } = await runServer(folder);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => {
        agent.destroy();
      });
      const status = await new Promise((resolve) => {
        get(`${url}/api/health`, { agent }, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode));
        });
      });
      expect(status).toBe(200);
      const start = performance.now();
      // npm passes a signal on that all have had: then it is told twice.
      for (const signal of signals) server.kill(signal);
      expect(await ended).toEqual({ code: 0, stdout: `Listening on ${url}\n`, stderr: "" });
      expect(performance.now() - start).toBeLessThan(5_000);
      expect(existsSync(path.join(env.dataDir, "control", "control.sock"))).toBe(false);
      await (await openDatabase(env)).close();
    },
  );

  it("refuses a second one on the same folder, naming the folder and the holder", async () => {
    const { folder, env } = freshFolder();
    const { process: server } = await runServer(folder);
    const second = startProgram(
      "tests/support/server/serveFixture.ts",
      [path.join(folder, "page")],
      {
        DATA_DIR: env.dataDir,
      },
    );
    const { code, stdout, stderr } = await second.ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe(
      `The data folder ${env.dataDir} is in use by process ${String(server.pid)}. ` +
        "Stop it first, or set DATA_DIR.\n",
    );
  });

  it("refuses a port that is taken, in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = v.parse(v.object({ port: v.number() }), other.address());
    const refused = startServer(freshFolder().folder, { PORT: String(port) });
    await expect(refused).rejects.toThrow(`Port ${String(port)} of 127.0.0.1 is in use.`);
  });

  it("refuses a wrong setting, in one line", async () => {
    const program = startProgram("tests/support/server/serveFixture.ts", ["page"], {
      PORT: "many",
    });
    expect(await program.ended).toEqual({
      code: 1,
      stdout: "",
      stderr: "PORT must be a port number, 0 to 65535.\n",
    });
  });
});

describe("npm run admin", () => {
  it("works alone and beside a running server alike, and tells in one line what cannot be done", async () => {
    const { folder } = freshFolder();
    const refused = { code: 2, stdout: "", stderr: "There is no announcement 9 to withdraw.\n" };
    expect(await admin(folder, "announce", "--withdraw", "9")).toEqual(refused);
    expect((await admin(folder, "announce", "Alone")).stdout).toBe("Announced as number 1.\n");
    const { url } = await runServer(folder);
    expect((await admin(folder, "announce", "Beside")).stdout).toBe("Announced as number 2.\n");
    expect(await (await fetch(`${url}/api/announcements`)).json()).toEqual([
      { text: "Beside" },
      { text: "Alone" },
    ]);
    expect((await admin(folder, "announce", "--withdraw", "1")).code).toBe(0);
    expect((await admin(folder, "announce", "--list")).stdout).toMatch(
      /^2\t\S+\tshown\tBeside\n1\t\S+\twithdrawn\tAlone\n$/,
    );
    expect(await admin(folder, "announce", "--withdraw", "9")).toEqual(refused);
    const { code, stderr } = await admin(folder, "dance");
    expect([code, stderr]).toEqual([
      2,
      'There is no command "dance". See npm run admin -- --help\n',
    ]);
  });

  it("explains each command", async () => {
    const { code, stdout } = await admin("/nowhere", "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("announce TEXT");
    expect(stdout).toContain("store link ALIAS SLUG");
  });
});
