import { createServer } from "node:http";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ensureKeyFile, keyFilePath } from "../../accounts/keys/keyFile.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { askSite, siteUrl, readImportFolder, readMachineFacts } from "./readMachineFacts.ts";

describe("what a machine says", () => {
  let dataDir = "";
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-status-"));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  const factsWith = (more: Partial<Parameters<typeof readMachineFacts>[0]> = {}) => {
    const env = {
      dataDir,
      firebase: null,
      googleCredentials: null,
      importFolder: null,
      mail: null,
    };
    return readMachineFacts({ ...env, host: "127.0.0.1", port: 0, ...more }, () => 7);
  };

  it("is how full the disk of the data is", async () => {
    const { disk } = await factsWith();
    expect(disk?.freeBytes).toBeGreaterThan(0);
    expect(disk?.bytes).toBeGreaterThanOrEqual(disk?.freeBytes ?? Infinity);
    expect((await factsWith({ dataDir: "/no/such/folder" })).disk).toBeNull();
  });

  it("is whether the key is there, and whole", async () => {
    const file = keyFilePath(dataDir);
    expect((await factsWith()).signingKey).toEqual({ file, state: "missing" });
    await ensureKeyFile(file);
    expect((await factsWith()).signingKey).toEqual({ file, state: "well" });
    writeFileSync(file, "damaged");
    expect((await factsWith()).signingKey).toEqual({ file, state: "unusable" });
  });

  it("is which secrets others can read", async () => {
    const file = keyFilePath(dataDir);
    await ensureKeyFile(file);
    expect((await factsWith()).readableByOthers).toEqual([]);
    chmodSync(file, 0o644);
    chmodSync(dataDir, 0o755);
    expect((await factsWith()).readableByOthers).toEqual([dataDir, file]);
  });

  describe("of the folder of imports", () => {
    const HOUR_FROM_NOW = Date.now() + HOUR_MS;
    const read = async (now = HOUR_FROM_NOW) => await readImportFolder(dataDir, now);
    const put = (name: string) => {
      mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
      writeFileSync(path.join(dataDir, name), "");
    };
    const named = (name: string) => ({ name, since: expect.any(Number) as unknown });

    it("is what waits there: not what is unfinished, nor folders", async () => {
      for (const name of ["menu.json", "late.csv.part", ".settling-0123abcd-held.csv"]) put(name);
      put("done/menu.json");
      expect(await read()).toMatchObject({
        waiting: [named("menu.json"), named(".settling-0123abcd-held.csv")],
        refused: [],
      });
    });

    it("is what was refused in the last 24 hours", async () => {
      for (const name of ["bad.csv", "bad.csv.report.json"]) put(`refused/${name}`);
      expect(await read()).toMatchObject({ waiting: [], refused: [named("bad.csv")] });
      expect(await read(HOUR_FROM_NOW + DAY_MS)).toMatchObject({ refused: [] });
    });

    it("is that it cannot be read", async () => {
      rmSync(dataDir, { recursive: true });
      expect(await read()).toEqual({ folder: dataDir, state: "unreadable", reason: "ENOENT" });
    });
  });

  it("is whether a hosted project's key file can be used", async () => {
    const [firebase, file] = [PROJECT, path.join(dataDir, "fcm.json")];
    const hosted = { firebase, googleCredentials: file };
    expect(await factsWith(hosted)).toMatchObject({
      signingKey: null,
      serviceAccount: { file, state: "missing" },
    });
    writeFileSync(file, "{}");
    expect((await factsWith(hosted)).serviceAccount).toEqual({ file, state: "unusable" });
  });
});

const PROJECT = {
  projectId: "p",
  apiKey: "k",
  appId: "a",
  messagingSenderId: "1",
  vapidKey: null,
  measurementId: null,
};

describe("the site itself", () => {
  it.each([
    [200, { status: "ok" }, "well"],
    [503, { type: "about:blank", title: "Service Unavailable", status: 503 }, "unwell"],
    [200, "<!doctype html>", "other"],
    [404, { status: "lost" }, "other"],
  ])("that answers %i with %o is %s", async (status, body, expected) => {
    const server = createServer((_, response) =>
      response.writeHead(status).end(JSON.stringify(body)),
    );
    server.listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    expect(await askSite(siteUrl("0.0.0.0", port))).toBe(expected);
  });

  it("that is not there answers nothing", async () => {
    expect(await askSite("http://127.0.0.1:1")).toBe("nothing");
  });

  it("is asked at an address that leads to this machine", () => {
    expect(siteUrl("::", 80)).toBe("http://[::1]:80");
    expect(siteUrl("example.org", 80)).toBe("http://example.org:80");
  });
});
