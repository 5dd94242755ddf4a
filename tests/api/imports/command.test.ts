import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { COMMANDS } from "../../../server/operations/control/commands.ts";
import {
  serveControl,
  controlSocketPath,
} from "../../../server/operations/control/controlSocket.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { ImportResultSchema } from "../../../server/import/result.ts";
import { makeEmptyDataFolder } from "../../support/server/dataFolder.ts";
import { fixture } from "../../support/data/importing.ts";
import { folderDigest, runImport } from "../../support/server/importProcess.ts";

/** The real command in a process of its own, on a data folder of its own. */
describe("npm run import", () => {
  let folder = "";
  let dataDir = "";
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "occ-import-"));
    dataDir = path.join(folder, "data");
    makeEmptyDataFolder(dataDir);
    const { code } = await runImport(dataDir, fixture("stores.csv"));
    expect(code).toBe(0);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (name: string, content: string | Uint8Array): string => {
    const made = path.join(folder, name);
    writeFileSync(made, content);
    return made;
  };
  const result = (json: string) => v.parse(ImportResultSchema, JSON.parse(json));

  it("imports what it can, says what it could not, and ends with 0", async () => {
    const { code, stdout } = await runImport(dataDir, fixture("menu.csv"));
    expect(code).toBe(0);
    expect(stdout).toContain("7 read, 3 accepted, 4 rejected, 3 created");
    expect(stdout).toContain(
      "rejected: price_cents must be a whole number of cents above 0 (row 7)",
    );
  });

  it("prints one object as JSON for one file, and nothing else", async () => {
    const { stdout, stderr } = await runImport(dataDir, fixture("menu.csv"), "--json", "--dry-run");
    expect(result(stdout)).toMatchObject({ importId: null, format: "csv", changed: 0, created: 0 });
    expect(stderr).toBe("");
  });

  it("imports several files in the order given, each on its own, and answers a list", async () => {
    const missing = path.join(folder, "missing.csv");
    const files = [fixture("bloom.json"), missing, fixture("menu.json")];
    const { code, stdout, stderr } = await runImport(dataDir, ...files, "--json");
    expect(code).toBe(3);
    expect(stderr).toBe(`${missing} does not exist\n`);
    const EntrySchema = v.object({
      ...ImportResultSchema.entries,
      file: v.string(),
      error: v.nullable(v.string()),
    });
    const entries = v.parse(v.array(EntrySchema), JSON.parse(stdout));
    expect(entries).toMatchObject([
      { file: files[0], error: null, format: "bloom" },
      { file: missing, error: "does not exist", format: "unknown", importId: null },
      { file: files[2], error: null, format: "json" },
    ]);
  });

  it("takes the newest import of a store back, lists that and the others, newest first, and says in one line why it does not", async () => {
    const { stdout: done } = await runImport(dataDir, fixture("bloom.json"), "--json");
    const id = String(result(done).importId);
    const { code, stdout } = await runImport(dataDir, "--undo", id, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ importId: Number(id), fileName: "bloom.json" });
    const [newest, before] = (await runImport(dataDir, "--list")).stdout.split("\n");
    expect(newest).toMatch(/^\d+ .*bloom\.json.* undone /);
    expect(before).toMatch(/^\d+ .* json {2}menu\.json/);
    const refused = await runImport(dataDir, "--undo", "4711");
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(/^[^\n]+\n$/);
    expect(refused.stderr).toContain("There is no import 4711.");
  });

  it("waits for another one on the same folder, and both come in whole", async () => {
    const menus = ["first", "second"].map((name) =>
      file(
        `${name}.csv`,
        `store_license,source_kind,name,category,menu,size_label,price_cents\nOH-T-2,store_file,Only ${name},flower,rec,3.5g,3500\n`,
      ),
    );
    const ended = await Promise.all(menus.map((menu) => runImport(dataDir, menu, "--json")));
    for (const { code, stdout } of ended) {
      expect(code).toBe(0);
      expect(result(stdout)).toMatchObject({ created: 1, changed: 0 });
    }
  });

  it("explains itself", async () => {
    const { code, stdout } = await runImport(dataDir, "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("Usage: npm run import");
  });

  describe("ends with 2 and one clear line, and leaves the folder byte for byte alone, when a file", () => {
    const line = "store_license,observed_at,source_kind,name,category,menu,size_label,price_cents";
    const REFUSED: readonly (readonly [string, string, string | Uint8Array])[] = [
      ["is empty", "empty.csv", ""],
      ["is not a text file", "picture.csv", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)],
      ["is not valid JSON", "cut.json", '{"format":"menu-import","items":[{"na'],
      ["lacks the required columns", "columns.csv", "store_slug,name,category\na,b,c\n"],
      ["holds no rows", "header.csv", `${line}\n`],
      ["is in no known format", "other.csv", "colour,size\nred,4\n"],
      ["has a first line of 48234496 characters", "line.csv", Buffer.alloc(46 * 1024 * 1024, "x")],
      ["is larger than 47 MB", "huge.csv", Buffer.alloc(50 * 1024 * 1024, "x")],
      ["separates its columns by semicolons", "semicolons.csv", "name;category;price\n"],
      ["has no acceptable row", "rows.csv", `${line}\nOH-T-1,now,store_file,Fog,flower,rec,1g,1\n`],
    ];
    it("is one of many, each with a reason of its own", async () => {
      const given = REFUSED.map(([reason, name, content]) => ({
        reason,
        path: file(name, content),
      }));
      const before = folderDigest(dataDir);
      const { code, stdout, stderr } = await runImport(dataDir, ...given.map((one) => one.path));
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      const said = stderr.split("\n");
      expect(said).toHaveLength(given.length + 1);
      for (const [at, { reason, path: refused }] of given.entries()) {
        expect(said[at]).toContain(refused);
        expect(said[at]).toContain(reason);
      }
      expect(folderDigest(dataDir)).toBe(before);
    });

    it("is a folder, or an option is unknown", async () => {
      mkdirSync(path.join(folder, "menus"), { recursive: true });
      const before = folderDigest(dataDir);
      expect(await runImport(dataDir, path.join(folder, "menus"))).toMatchObject({ code: 2 });
      const named = await runImport(dataDir, fixture("menu.csv"), "--format", "xml");
      expect(named).toMatchObject({ code: 2, stdout: "" });
      expect(named.stderr).toContain('unknown format "xml"');
      expect(folderDigest(dataDir)).toBe(before);
    });
  });

  it("ends with 2 for a store that does not exist", async () => {
    const args = [fixture("menu.csv"), "--store", "nowhere"];
    const { code, stderr } = await runImport(dataDir, ...args);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `${fixture("menu.csv")} is for the unknown store "nowhere"\n`,
    });
  });

  it("prints the rejected rows as JSON even when none was accepted", async () => {
    const none = file(
      "none.csv",
      "store_license,source_kind,name,category,menu,size_label,price_cents\nOH-T-1,store_file,Fog,flower,rec,1g,0\n",
    );
    const { code, stdout } = await runImport(dataDir, none, "--json");
    expect(code).toBe(2);
    expect(result(stdout)).toMatchObject({
      importId: null,
      read: 1,
      accepted: 0,
      rejected: [{ row: 2, field: "price_cents" }],
    });
  });

  it("works beside a process that holds the database, by handing the file over", async () => {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    const server = await serveControl(controlSocketPath(dataDir), COMMANDS, { db, now: Date.now });
    try {
      const before = (await db.select().from(offers)).length;
      const menu =
        "store_license,source_kind,name,category,menu,size_label,price_cents\nOH-T-1,store_file,Handed over,flower,rec,3.5g,3500\n";
      const { code, stdout, stderr } = await runImport(dataDir, file("beside.csv", menu), "--json");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(result(stdout)).toMatchObject({ created: 1 });
      expect(await db.select().from(offers)).toHaveLength(before + 1);
      const id = String(result(stdout).importId);
      expect(await runImport(dataDir, "--undo", id)).toMatchObject({ code: 0, stderr: "" });
      expect(await db.select().from(offers)).toHaveLength(before);
      expect((await runImport(dataDir, "--undo", id)).stderr).toContain("is undone already");
      const refused = await runImport(dataDir, fixture("menu.csv"), "--store", "nowhere");
      expect(refused).toMatchObject({ code: 2 });
      expect(refused.stderr).toContain('unknown store "nowhere"');
    } finally {
      await server.close();
      await close();
    }
  });
});
