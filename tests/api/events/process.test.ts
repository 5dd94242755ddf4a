import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { EventsSchema } from "#domain/events/event.ts";
import { EventImportSchema } from "../../../server/community/events/import/draft.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";
import * as v from "valibot";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "occ-events-"));
  makeDataFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EVENT = {
  slug: "picnic",
  title: "Picnic",
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 90_000_000).toISOString(),
  allDay: false,
};

it("event import works in the server that holds the data, and visitors see it at once", async () => {
  const file = (name: string, content: unknown) => {
    const place = path.join(folder, name);
    writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content));
    return place;
  };
  const admin = (...words: string[]) =>
    startProgram("server/cli/admin.ts", ["event", ...words], {
      DATA_DIR: path.join(folder, "data"),
    }).ended;
  const server = await startServer(folder);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  const seen = async () =>
    v
      .parse(EventsSchema, await (await fetch(`${server.url}/api/events`)).json())
      .events.map(({ slug }) => slug);

  const good = file("good.json", [EVENT, { ...EVENT, slug: "bad slug" }]);
  const dry = await admin("import", good, "--dry-run");
  expect(dry).toMatchObject({ code: 0, stderr: "" });
  expect(dry.stdout).toContain("dry run, nothing kept");
  expect(await seen()).not.toContain("picnic");

  const imported = await admin("import", good, "--json");
  expect(imported.code).toBe(0);
  expect(v.parse(EventImportSchema, JSON.parse(imported.stdout))).toMatchObject({
    created: 1,
    rejected: [{ entry: 2, field: "slug" }],
  });
  expect(await seen()).toEqual(["picnic"]);
  expect((await admin("list")).stdout).toMatch(/^picnic\t.*\tplanned\tno seats\tPicnic$/m);

  const bad = await admin("import", file("bad.json", [{ ...EVENT, title: "" }]), "--json");
  expect(bad.code).toBe(2);
  expect(JSON.parse(bad.stdout)).toMatchObject({ accepted: 0, rejected: [{ field: "title" }] });
  const broken = await admin("import", file("broken.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"));
  expect(broken).toMatchObject({ code: 2, stdout: "" });
  expect(broken.stderr).toMatch(/^\S*broken\.ics is no whole calendar file.*\n$/);

  expect((await admin("remove", "picnic")).stdout).toBe("picnic is removed.\n");
  expect((await admin("remove", "picnic")).code).toBe(2);
  expect(await seen()).not.toContain("picnic");
});
