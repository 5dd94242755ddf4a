import { execFileSync } from "node:child_process";
import { renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { NODE_DISK, type Disk } from "../../../server/import/incoming/disk.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { neutralMenu } from "../../support/data/pushing.ts";
import { watchedFolder, type Broken } from "../../support/data/watchedFolder.ts";
import { describeOnEachEngine, describeOnPglite } from "../../support/database/testDatabase.ts";

const MENU = menuOf(NOW - HOUR_MS, { Fog: 3_500 }).text;
const OTHER = menuOf(NOW - HOUR_MS, { Dew: 4_000 }).text;
const REPORT = ".report.json";

/** What a disk says that has no room, or a folder in which nothing may be changed. */
const failure = (code: string) => Object.assign(new Error(code), { code });
/** Makes a step fail with this code for a while. */
type Fail = <Words extends unknown[], Output>(
  code: string,
  step: (...words: Words) => Promise<Output>,
) => (...words: Words) => Promise<Output>;

/** The process ends here: nothing that follows happens. */
const never = () => new Promise<never>(() => undefined);

/** All that is in `done` when a report has been written to its end, and its file has not moved. */
const REPORTED = /^menu\.csv\.report\.json$/;

describeOnPglite("a watched folder", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });
  /** The imports of the folder's files, in their order. */
  const imported = async () =>
    await db().select().from(imports).where(ne(imports.format, "stores")).orderBy(imports.id);

  it("takes a file when it is whole, moves it to done and puts its report beside it", async () => {
    const inbox = watchedFolder(db());
    const server = inbox.watch();
    inbox.put("menu.csv", MENU.slice(0, -4));
    await server.look();
    inbox.pass(9_000);
    inbox.put("menu.csv", MENU);
    await server.look();
    inbox.pass(9_000);
    await server.look();
    expect(await imported()).toEqual([]);
    inbox.pass(1_000);
    await server.look();
    expect(inbox.list()).toEqual([]);
    expect(inbox.list("done")).toEqual(["menu.csv", `menu.csv${REPORT}`]);
    const report = { file: "menu.csv", error: null, accepted: 1, created: 1, importId: 2 };
    expect(inbox.report("done/menu.csv")).toMatchObject(report);
    expect(server.news).toMatchObject([{ kind: "settled", name: "menu.csv" }]);
  });

  it("takes no file with the name of an unfinished one, and a renamed one at once", async () => {
    const inbox = watchedFolder(db());
    const server = inbox.watch();
    inbox.put("menu.csv.part", MENU);
    await server.lookTwice();
    expect(inbox.list()).toEqual(["menu.csv.part"]);
    renameSync(path.join(inbox.folder, "menu.csv.part"), path.join(inbox.folder, "menu.csv"));
    await server.look();
    expect(inbox.list("done")).toContain("menu.csv");
  });

  it("believes the store and the time in a name, and refuses what it cannot read of them", async () => {
    const inbox = watchedFolder(db());
    const [, store] = await db().query.stores.findMany();
    const slug = store?.slug ?? "";
    inbox.put(`${slug}@2026-11-20T09-00-05-00.json`, neutralMenu({}));
    inbox.put(`${slug}@nine.json`, neutralMenu({}));
    await inbox.watch().lookTwice();
    const [only, ...more] = await imported();
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      observedAtOverride: new Date("2026-11-20T14:00:00Z"),
      summary: { store: slug },
    });
    expect(inbox.list("refused")).toContain(`${slug}@nine.json`);
    const report = JSON.stringify(inbox.report(`refused/${slug}@nine.json`));
    expect(report).toContain("has a name that cannot be read");
  });

  it("goes by the files' times, then by their names", async () => {
    const inbox = watchedFolder(db());
    inbox.put("a.csv", MENU, NOW - 1_000);
    inbox.put("c.csv", OTHER, NOW - 2_000);
    inbox.put("b.csv", menuOf(NOW - HOUR_MS, { Mist: 1_000 }).text, NOW - 1_000);
    inbox.put("@2026-11-20T09-00-05-00.csv", menuOf(NOW - HOUR_MS, { Rain: 1_000 }).text);
    await inbox.watch().lookTwice();
    const names = (await imported()).map(({ fileName }) => fileName);
    expect(names).toEqual(["@2026-11-20T09-00-05-00.csv", "c.csv", "a.csv", "b.csv"]);
  });

  it("takes the time at which a file was written for times that it does not say", async () => {
    const inbox = watchedFolder(db());
    const menu = neutralMenu({ store: { license: "OH-T-1" } });
    const writtenAt = NOW - 5 * HOUR_MS;
    inbox.put("menu.json", menu, writtenAt);
    await inbox.watch().lookTwice();
    expect(await imported()).toMatchObject([{ assumedAt: new Date(writtenAt) }]);
    expect(inbox.report("done/menu.json")).toMatchObject({ warnings: [{ field: "observed_at" }] });
    // The same words on another day are news.
    inbox.put("menu.json", menu, writtenAt + HOUR_MS);
    await inbox.watch().lookTwice();
    expect(await imported()).toHaveLength(2);
  });

  it("overwrites nothing: files of the same name lie beside each other, each with its report", async () => {
    const inbox = watchedFolder(db());
    for (const text of [MENU, OTHER, MENU]) {
      inbox.put("menu.csv", text);
      await inbox.watch().lookTwice();
    }
    const files = ["menu.csv", "menu~2.csv", "menu~3.csv"];
    expect(inbox.list("done")).toEqual(files.flatMap((name) => [name, `${name}${REPORT}`]).sort());
    expect(files.map((name) => inbox.read(`done/${name}`))).toEqual([MENU, OTHER, MENU]);
    // The third is the first, whose import is known.
    expect(await imported()).toHaveLength(2);
    expect(inbox.report("done/menu~3.csv")).toMatchObject({ importId: 2 });
  });

  it("refuses links and pipes unread, and leaves folders alone", async () => {
    const inbox = watchedFolder(db());
    const server = inbox.watch();
    inbox.put(".secret", MENU);
    symlinkSync(path.join(inbox.folder, ".secret"), path.join(inbox.folder, "link.csv"));
    execFileSync("mkfifo", [path.join(inbox.folder, "pipe.csv")]);
    inbox.makeFolder("deep");
    await server.lookTwice();
    await server.lookTwice();
    expect(inbox.list()).toEqual([".secret", "deep"]);
    const refused = ["link.csv", "pipe.csv"].flatMap((name) => [name, `${name}${REPORT}`]);
    expect(inbox.list("refused")).toEqual(refused);
    expect(server.news.filter(({ kind }) => kind === "left")).toMatchObject([{ name: "deep" }]);
    expect(await imported()).toEqual([]);
  });

  it("puts nothing where a link leads that somebody has called done", async () => {
    const inbox = watchedFolder(db());
    inbox.makeFolder("elsewhere");
    symlinkSync(path.join(inbox.folder, "elsewhere"), path.join(inbox.folder, "done"));
    inbox.put("menu.csv", MENU);
    await inbox.watch().lookTwice();
    expect(inbox.list("elsewhere")).toEqual([]);
    expect(inbox.list("done")).toEqual(["menu.csv", `menu.csv${REPORT}`]);
    expect(inbox.list("refused")).toEqual(["done", `done${REPORT}`]);
  });

  it("takes a file of 48 MB, and refuses one of more than 50", async () => {
    const inbox = watchedFolder(db());
    const store = { license: "OH-T-1" };
    inbox.put("large.json", neutralMenu({ store, padding: 48 * 1024 * 1024 }));
    inbox.put("larger.json", neutralMenu({ store, padding: 51 * 1024 * 1024 }));
    await inbox.watch().lookTwice();
    expect(inbox.report("done/large.json")).toMatchObject({ error: null, created: 1 });
    expect(inbox.report("refused/larger.json")).toMatchObject({ error: "is larger than 50 MB" });
  });

  describe("whose server is killed", () => {
    it.each([
      ["after the import", "", "menu.csv", { importArrival: endAfter }],
      ["before the file moves, its report written", "done", REPORTED, { disk: { move: never } }],
      ["while the file moves", "", /^\.settling-.*-menu\.csv$/, { disk: { move: onlyOnce() } }],
    ] as const)("%s has the file in the database once, and in done", async (_, at, left, how) => {
      const inbox = watchedFolder(db());
      inbox.put("menu.csv", MENU);
      const killed = inbox.watch(how);
      await killed.look();
      inbox.pass(10_000);
      void killed.look();
      await expect.poll(imported).toHaveLength(1);
      await expect.poll(() => inbox.list(at).join()).toMatch(left);
      const next = inbox.watch();
      await next.look();
      inbox.pass(60_000);
      await next.look();
      await next.lookTwice();
      expect(await imported()).toHaveLength(1);
      expect(inbox.list()).toEqual([]);
      expect(inbox.list("done")).toEqual(["menu.csv", `menu.csv${REPORT}`]);
      expect(inbox.report("done/menu.csv")).toMatchObject({ importId: 2, created: 1 });
    });
  });

  it("does not lose a file that takes the place of the one that is imported", async () => {
    const inbox = watchedFolder(db());
    inbox.put("menu.csv", MENU);
    const server = inbox.watch({
      importArrival: (real) => async (arrival) => {
        const outcome = await real(arrival);
        if (inbox.read("menu.csv") === MENU) inbox.put("menu.csv", OTHER, NOW + 1_000);
        return outcome;
      },
    });
    await server.lookTwice();
    await server.lookTwice();
    expect((await imported()).map(({ summary }) => summary["created"])).toEqual([1, 1]);
    expect(inbox.list("done").filter((name) => !name.endsWith(REPORT))).toHaveLength(1);
  });

  it("writes its report where another server removes one in the very moment", async () => {
    const inbox = watchedFolder(db());
    inbox.put("menu.csv", MENU);
    inbox.makeFolder("done");
    inbox.put(`done/menu.csv${REPORT}`, "of another server, whose file was gone");
    const read: Disk["read"] = async (report) => {
      await NODE_DISK.remove(report);
      return await NODE_DISK.read(report);
    };
    const server = inbox.watch({ disk: { read } });
    await server.lookTwice();
    expect(server.news).toMatchObject([{ kind: "settled", name: "menu.csv" }]);
    expect(inbox.report("done/menu.csv")).toMatchObject({ importId: 2 });
  });

  it.each<[string, (fail: Fail) => Partial<Disk>]>([
    ["the folder may not be changed", (fail) => ({ move: fail("EACCES", NODE_DISK.move) })],
    ["the report has no room", (fail) => ({ writeNew: fail("ENOSPC", NODE_DISK.writeNew) })],
    ["done cannot be made", (fail) => ({ makeFolder: fail("ENOSPC", NODE_DISK.makeFolder) })],
  ])("keeps a file while %s, and tries again after a minute", async (_, disk) => {
    const inbox = watchedFolder(db());
    inbox.put("menu.csv", MENU);
    let isBroken = true;
    const server = inbox.watch({
      disk: disk(
        (code, step) =>
          (...words) =>
            isBroken ? Promise.reject(failure(code)) : step(...words),
      ),
    });
    await server.lookTwice();
    expect(inbox.list()).toEqual(["menu.csv"]);
    await server.look();
    expect(server.news).toMatchObject([{ kind: "failed", name: "menu.csv" }]);
    isBroken = false;
    inbox.pass(60_000);
    await server.look();
    expect(inbox.list("done")).toEqual(["menu.csv", `menu.csv${REPORT}`]);
    expect(await imported()).toHaveLength(1);
  });

  it("goes on with the next file when one cannot be imported for now, and comes back to it", async () => {
    const inbox = watchedFolder(db());
    inbox.put("a.csv", MENU);
    inbox.put("b.csv", OTHER);
    let fails = 1;
    const server = inbox.watch({
      importArrival: (real) => async (arrival) => {
        if (arrival.fileName === "a.csv" && fails-- > 0) throw failure("ENOSPC");
        return await real(arrival);
      },
    });
    await server.lookTwice();
    expect(inbox.list()).toEqual(["a.csv"]);
    inbox.pass(60_000);
    await server.look();
    expect(inbox.list()).toEqual([]);
  });

  it("says once that it is away, and goes on when it is back", async () => {
    const inbox = watchedFolder(db());
    inbox.put("menu.csv", MENU);
    let isAway = true;
    const list = (folder: string) =>
      isAway ? Promise.reject(failure("ENOENT")) : NODE_DISK.list(folder);
    const server = inbox.watch({ disk: { list } });
    await server.lookTwice();
    expect(server.news).toMatchObject([{ kind: "failed", name: null }]);
    isAway = false;
    await server.lookTwice();
    expect(inbox.list("done")).toContain("menu.csv");
  });
});

/** The process ends when the import is done. */
const endAfter: NonNullable<Broken["importArrival"]> = (real) => async (arrival) => {
  await real(arrival);
  return await never();
};

/** The first move happens, then the process ends. */
function onlyOnce() {
  let moves = 0;
  return async (from: string, to: string) => {
    moves += 1;
    if (moves > 1) return await never();
    await NODE_DISK.move(from, to);
  };
}

describeOnEachEngine("a folder that three servers watch", (database) => {
  it("has each file in the database once, and once in done with its report", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    const inbox = watchedFolder(db);
    const names = ["a.csv", "b.csv", "c.csv"];
    names.forEach((name, place) =>
      inbox.put(name, menuOf(NOW - HOUR_MS, { [name]: 1_000 + place }).text),
    );
    const servers = [inbox.watch(), inbox.watch(), inbox.watch()];
    await Promise.all(servers.map(({ look }) => look()));
    inbox.pass(10_000);
    await Promise.all(servers.map(({ look }) => look()));
    expect(inbox.list()).toEqual([]);
    expect(inbox.list("done")).toEqual(names.flatMap((name) => [name, `${name}${REPORT}`]));
    expect(await db.select().from(imports)).toHaveLength(4);
    const failures = servers.flatMap(({ news }) =>
      news.flatMap((each) =>
        each.kind === "failed" ? [`${String(each.name)}: ${String(each.error)}`] : [],
      ),
    );
    expect(failures).toEqual([]);
  });
});
