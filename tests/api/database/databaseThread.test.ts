import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { COMMANDS } from "../../../server/operations/control/commands.ts";
import { announcements } from "../../../server/db/schema/announcements.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { LargeAnswers } from "../../../server/operations/control/largeAnswers.ts";
import { LongCommands } from "../../../server/operations/control/longCommands.ts";
import { openThreaded, type ThreadedDatabase } from "../../../server/db/pglite/openThreaded.ts";
import { makeEmptyDataFolder } from "../../support/server/dataFolder.ts";

/** A real PGlite folder in a thread of its own, as a server has it. */
let folder: string;
let database: ThreadedDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "occ-thread-"));
  makeEmptyDataFolder(folder);
  database = await openThreaded(folder);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const announcement = (text: string) => ({ text, createdAt: new Date(0) });
const texts = async () => (await database.db.select().from(announcements)).map(({ text }) => text);

it("commits what is done and takes back what fails", async () => {
  const { db } = database;
  await db.transaction(
    async (tx) => void (await tx.insert(announcements).values(announcement("a"))),
  );
  const failing = db.transaction(async (tx) => {
    await tx.insert(announcements).values(announcement("b"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await texts()).toEqual(["a"]);
});

it("keeps what others ask until a transaction has ended", async () => {
  const { db } = database;
  let end: () => void = () => undefined;
  const held = db.transaction(async (tx) => {
    await tx.insert(announcements).values(announcement("held"));
    await new Promise<void>((resolve) => (end = resolve));
  });
  const asked = texts();
  const first = await Promise.race([
    asked,
    new Promise((resolve) => setTimeout(resolve, 50, "late")),
  ]);
  expect(first).toBe("late");
  end();
  await held;
  expect(await asked).toContain("held");
});

it("tells what the database says of a mistake", async () => {
  const { db } = database;
  const row = { slug: "one", name: "One", createdAt: new Date(0) };
  await db.insert(stores).values(row);
  await expect(db.insert(stores).values(row)).rejects.toMatchObject({ cause: { code: "23505" } });
  await db.delete(stores).where(eq(stores.slug, "one"));
});

it("executes imports in yet another thread, and has large answers made in a third", async () => {
  const commands = new LongCommands({ client: database.client });
  const answers = new LargeAnswers(database);
  const find = (name: string) => {
    const command = COMMANDS.find((one) => one.name === name);
    if (command === undefined) throw new Error(`no command ${name}`);
    return commands.moved(command);
  };
  const context = { db: database.db, now: Date.now, progress: () => undefined };
  try {
    const outcome = await find("import").execute(context, {
      fileName: "stores.csv",
      content: Buffer.from("license,name,city\nOH-1,Oak,Kent").toString("base64"),
      format: null,
      storeSlug: null,
      observedAt: null,
      full: false,
      dryRun: false,
      moreFollows: false,
    });
    expect(outcome).toMatchObject({ outcome: "imported", result: { created: 1 } });
    const wanted = { version: 0, asOf: 0 };
    expect(answers.make("/menus/oak-kent", wanted)).toBeNull();
    const answer = await answers.make("/stores", wanted);
    expect(answer?.hash).toMatch(/^[0-9a-f]{32}$/);

    const undo = find("import.undo");
    await expect(undo.execute(context, { importId: 99 })).rejects.toThrow("There is no import 99.");
    const [{ id } = { id: 0 }] = await database.db.select().from(imports);
    await undo.execute(context, { importId: id });
    expect(v.parse(v.array(v.unknown()), await database.db.select().from(stores))).toEqual([]);
  } finally {
    await commands.close();
    await answers.close();
  }
});
