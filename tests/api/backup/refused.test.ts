import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { backupCommand } from "../../../server/operations/backup/backupCommand.ts";
import { fillTarget } from "../../../server/operations/backup/emptyTarget.ts";
import { writeBackup } from "../../../server/operations/backup/writeBackup.ts";
import { move, restore } from "../../../server/operations/backup/restore.ts";
import { withSnapshot } from "../../../server/operations/backup/readDatabase.ts";
import { CommandError } from "../../../server/db/command.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { openAsItIs } from "../../../server/db/database.ts";
import { backUp, NO_KEY, scratchFolder } from "../../support/backup/places.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { allRows } from "../../support/backup/rowsOf.ts";
import {
  createEmptyPostgres,
  describeOnPglite,
  describeOnEachEngine,
} from "../../support/database/testDatabase.ts";

const serverUrl = inject("postgresUrl");
const silent = () => undefined;

describeOnPglite("a restore refuses", (database) => {
  /** Tries a file that somebody has changed, and answers what is said; the place must stay as it is. */
  async function refusal(change: (whole: Buffer) => Buffer): Promise<string> {
    const file = await backUp(database().db);
    writeFileSync(file, change(readFileSync(file)));
    return await refusalOf(file);
  }

  async function refusalOf(file: string): Promise<string> {
    const dataDir = path.join(scratchFolder(), "data");
    const error: unknown = await restore(
      file,
      { dataDir, databaseUrl: null },
      NO_KEY,
      silent,
    ).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CommandError);
    expect(existsSync(dataDir)).toBe(false);
    return error instanceof Error ? error.message : "";
  }

  const rewritten = (change: (text: string) => string) => (whole: Buffer) =>
    gzipSync(change(gunzipSync(whole).toString()));

  it("a file of which one bit is another, wherever it is", async () => {
    await rowsIn(database().db).offer();
    for (const part of [0.1, 0.5, 0.9]) {
      const said = await refusal((whole) => {
        const place = Math.floor(whole.length * part);
        whole.writeUInt8(whole.readUInt8(place) ^ 4, place);
        return whole;
      });
      expect(said).toMatch(/is damaged|is no backup/);
    }
  });

  it("a file whose end is missing, in its middle or at the end of a line", async () => {
    await rowsIn(database().db).offer();
    const half = await refusal((whole) => whole.subarray(0, whole.length / 2));
    expect(half).toContain("its end is missing");
    const cut = rewritten((text) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1));
    expect(await refusal(cut)).toContain("is damaged");
  });

  it("a file in which something was changed and packed again", async () => {
    await rowsIn(database().db).store({ slug: "one" });
    for (const [was, is] of [
      ['"one"', '"two"'],
      ['"rows":1', '"rows":2'],
      ['{"sequences":', '{"table":"more","columns":[]}\n{"sequences":'],
      [/"end":"./, '"end":"x'],
      [/$/, '{"table":"more","columns":[]}\n'],
    ] as const) {
      expect(await refusal(rewritten((text) => text.replace(was, is)))).toContain("is damaged");
    }
  });

  it("what is no backup, and what is not there", async () => {
    for (const other of [Buffer.from("slug,name\n"), Buffer.alloc(0), gzipSync("[1]\n")]) {
      expect(await refusal(() => other)).toMatch(/is no backup of this site|its end is missing/);
    }
    expect(await refusalOf("/nowhere/site.backup")).toBe("/nowhere/site.backup does not exist.");
    expect(await refusalOf("/tmp")).toBe("/tmp is a folder, not a file.");
  });

  it("a line of more than 16 MB, without reading to its end", async () => {
    const piece = "x".repeat(1024 * 1024);
    const endless = path.join(scratchFolder(), "endless.backup");
    // Cut off after 200 MB of one line: whoever reads so far says that the end is missing.
    const packed = gzipSync(piece.repeat(200));
    writeFileSync(endless, packed.subarray(0, packed.length - 100));
    expect(await refusalOf(endless)).toBe(
      `${endless} has a line of more than 16 MB, which no backup has.`,
    );
    // The same within a backup that begins as one.
    const within = rewritten((text) => text.replace("\n", `\n["${piece.repeat(17)}"]\n`));
    expect(await refusal(within)).toContain("a line of more than 16 MB");
  });

  it("a backup of a newer release, by its form or by its tables", async () => {
    const form = rewritten((text) => text.replace('"format":1', '"format":2'));
    expect(await refusal(form)).toContain("newer release");
    const file = path.join(scratchFolder(), "newer.backup");
    const about = { madeAt: new Date(NOW).toISOString(), signingKey: null };
    await withSnapshot(database().db, (snapshot) =>
      writeBackup(file, { ...snapshot, migration: 9_999_999_999_999 }, about, silent),
    );
    expect(await refusalOf(file)).toContain("newer release");
  });
});

describeOnEachEngine("a backup", (database) => {
  it("that could not be brought back is not made: a row is longer than a line may be", async () => {
    const { db } = database();
    await db.insert(imports).values({
      format: "csv",
      fileName: "menu.csv",
      sha256: "0",
      summary: { rejected: "x".repeat(17 * 1024 * 1024) },
      importedAt: new Date(NOW),
    });
    const error: unknown = await backUp(db).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CommandError);
    expect(String(error)).toContain("a row of imports is longer than 16 MB");
  });

  it("is its user's alone, and never takes another file's place", async () => {
    const { db } = database();
    const file = await backUp(db);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const context = { db, now: Date.now, progress: silent };
    const again = backupCommand.run(context, { file, keyFile: "" });
    await expect(again).rejects.toThrow(`${file} is there already. Name another file.`);
    const nowhere = backupCommand.run(context, { file: "/nowhere/site", keyFile: "" });
    await expect(nowhere).rejects.toThrow("the folder is not there (ENOENT)");
  });
});

it.skipIf(serverUrl === null)(
  "a PostgreSQL that has tables is left as it is, and one that could not be filled is empty",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    const place = { dataDir: "", databaseUrl: url };
    const broken = fillTarget(place, async (tx) => {
      await tx.execute(sql`create table half (id integer)`);
      throw new Error("The disk is gone.");
    });
    await expect(broken).rejects.toThrow("The disk is gone.");
    const { db, close } = await openAsItIs(place);
    expect(await allRows(db)).toEqual({});

    await db.execute(sql`create table other (id integer)`);
    await expect(fillTarget(place, () => Promise.resolve())).rejects.toThrow("has tables already");
    expect(await allRows(db)).toEqual({ other: [] });
    await close();
    await drop();
  },
);

describeOnPglite("a data folder that has a database", (database) => {
  it("is left as it is, and one without has nothing to move", async () => {
    const folder = scratchFolder();
    mkdirSync(path.join(folder, "data", "pglite"), { recursive: true });
    const place = { dataDir: path.join(folder, "data"), databaseUrl: null };
    const backup = await backUp(database().db);
    await expect(restore(backup, place, NO_KEY, silent)).rejects.toThrow(
      "holds a database already",
    );
    await expect(fillTarget(place, () => Promise.resolve())).rejects.toThrow(CommandError);
    const nothing = move(folder, "postgres://127.0.0.1:9/none", silent);
    await expect(nothing).rejects.toThrow("There is no database in");
  });
});
