import { mkdtempSync, rmSync } from "node:fs";
import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { HOUR_MS } from "#domain/time/spans.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { startProgram, startServer } from "../../support/server/serverProcess.ts";

/** The whole of it takes minutes: `LONG_TESTS=1`. */
const KILLS = process.env["LONG_TESTS"] === "1" ? 100 : 2;
const SEATS = 9;
const PEOPLE = Array.from({ length: 12 }, (_, index) => `p${String(index)}`);

const postgresUrl = inject("postgresUrl");

const ListSchema = v.object({
  parties: v.array(
    v.object({ code: v.string(), name: v.string(), seats: v.number(), status: v.string() }),
  ),
});

/** Somebody who reserves and gives back by turns, and knows what was answered. */
function visitor(name: string, token: string) {
  let request = { id: randomUUID(), seats: 2, name, waitlist: true };
  /** Of the living reservation, once it was answered. */
  let code: string | null = null;
  let isUnsure = false;
  return {
    name,
    /** Codes that must be on the list, and those that may not be any more. */
    state: () => ({ code, isUnsure }),
    /** One call. @returns whether it was answered */
    async act(url: string): Promise<boolean> {
      const phone = reservingPhone({ request: (to, init) => fetch(url + to, init) }, token);
      isUnsure = true;
      const answer = await (code === null ? phone.reserve(request) : phone.cancel(code)).catch(
        () => null,
      );
      if (answer === null) return false;
      isUnsure = false;
      if (code === null) {
        expect([200, 201]).toContain(answer.status);
        code = answer.reservation?.code ?? null;
        return true;
      }
      // 404: it was given back already, and only the answer was lost.
      expect([204, 404]).toContain(answer.status);
      code = null;
      request = { ...request, id: randomUUID(), seats: 1 + Math.floor(Math.random() * 4) };
      return true;
    },
  };
}

it.each(postgresUrl === null ? ["PGlite"] : ["PGlite", "PostgreSQL"])(
  `a server that is killed ${String(KILLS)} times loses no seat and gives none twice (%s)`,
  { timeout: KILLS * 30_000 + 120_000 },
  async (engine) => {
    const root = mkdtempSync(path.join(os.tmpdir(), "occ-seats-killed-"));
    onTestFinished(() => {
      rmSync(root, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
    });
    const { databaseUrl, tokens } = await prepare(engine, root);
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const people = PEOPLE.map((name) => visitor(name, tokens.get(name) ?? ""));
    const admin = async (...words: string[]) =>
      await startProgram("server/cli/admin.ts", ["reservation", ...words], {
        DATA_DIR: path.join(root, "data"),
        ...database,
      }).ended;

    for (let kill = 0; kill <= KILLS; kill += 1) {
      const server = await startServer(root, database);
      const list = await admin("list", "swap", "--json");
      const { parties } = v.parse(ListSchema, JSON.parse(list.stdout));
      const taken = parties.filter(({ status }) => status === "confirmed");
      const seats = taken.reduce((sum, party) => sum + party.seats, 0);
      expect(seats).toBeLessThanOrEqual(SEATS);
      // Nobody waits whose party would fit.
      const head = parties.find(({ status }) => status === "waiting");
      expect(seats + (head?.seats ?? Infinity)).toBeGreaterThan(SEATS);
      for (const { name, state } of people) {
        const own = parties.filter((party) => party.name === name).map(({ code }) => code);
        const { code, isUnsure } = state();
        expect(own.length).toBeLessThanOrEqual(1);
        if (!isUnsure) expect(own).toEqual(code === null ? [] : [code]);
      }
      if (kill === KILLS) {
        // Nobody may have a seat at this moment, if very seldom.
        const [party = await someParty(people, server.url)] = taken;
        const check = async () => await admin("check", party.code.toLowerCase());
        const first = await check();
        expect([first.code, first.stdout]).toEqual([
          0,
          expect.stringMatching(/ seats?, checked in \d\d:\d\d\n$/),
        ]);
        expect(await check()).toMatchObject({
          code: 3,
          stderr: expect.stringContaining("already"),
        });
        expect(await admin("check", "AAAAAA")).toMatchObject({ code: 2 });
        server.process.kill("SIGTERM");
        await server.ended;
        return;
      }
      let left = 20 + Math.floor(Math.random() * 40);
      await Promise.all(
        people.map(async (one) => {
          while (await one.act(server.url)) {
            left -= 1;
            if (left === 0) setTimeout(() => server.process.kill("SIGKILL"), Math.random() * 10);
          }
        }),
      );
      await server.ended;
    }
  },
);

/** Has somebody reserve, until that is answered with a code. */
async function someParty(people: readonly ReturnType<typeof visitor>[], url: string) {
  for (const one of people) {
    await one.act(url);
    const { code } = one.state();
    if (code !== null) return { code };
  }
  throw new Error("Nobody could reserve.");
}

/** A database with one event and people who are signed in. */
async function prepare(engine: string, root: string) {
  let databaseUrl: string | null = null;
  if (engine === "PostgreSQL") {
    const { url, drop } = await createEmptyPostgres(postgresUrl ?? "");
    onTestFinished(drop);
    databaseUrl = url;
  } else makeDataFolder(root);
  const { db, close } = await openDatabase({ dataDir: path.join(root, "data"), databaseUrl });
  if (databaseUrl !== null) await rowsIn(db).store({ slug: "real", createdAt: new Date(NOW) });
  // Seats are still to be had, and the door is open.
  const startsAt = new Date(Date.now() + 6 * HOUR_MS);
  const endsAt = new Date(Date.now() + 9 * HOUR_MS);
  await eventIn(db, { seats: SEATS, startsAt, endsAt }, Date.now());
  const tokens = await signedIn(db, PEOPLE, Date.now());
  await close();
  return { databaseUrl, tokens };
}
